import { isLocale, type Locale, localeIds } from '#locales/table.ts'

/** What the lake says of a user: the names of the roles and, of a translator, the language. */
interface User {
  roles: readonly { name: string }[]
  language?: unknown
}

/** Whether a user works in one language alone. */
export const isTranslator = (user: User | null): boolean =>
  (user?.roles ?? []).some(({ name }) => name === 'translator')

/** The languages a user works in: a translator in the own one, everybody else in all. */
export const ownLanguages = (user: User | null): Locale[] =>
  isTranslator(user) ? [user?.language].filter(isLocale) : [...localeIds]

/** Whether a user may publish drafts; the lake decides. */
export const mayPublish = (user: User | null): boolean =>
  (user?.roles ?? []).some(({ name }) => name !== 'translator' && name !== 'viewer')
