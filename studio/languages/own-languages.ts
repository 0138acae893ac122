import { isLocale, type Locale, localeIds } from '#locales/table.ts'

/** What is known of a user's rights here: the names of the roles. */
interface User {
  roles: readonly { name: string }[]
}

const translator = /^translator-(\w+)$/

/** The languages a user works in: a translator in those of the role, everybody else in all. */
export const ownLanguages = (user: User | null): Locale[] => {
  const held = (user?.roles ?? []).flatMap(({ name }) => {
    const language = translator.exec(name)?.[1]
    return isLocale(language) ? [language] : []
  })
  return held.length > 0 ? held : [...localeIds]
}

/** Whether a user may put drafts in force; the lake has the last word. */
export const mayPublish = (user: User | null): boolean =>
  (user?.roles ?? []).some(({ name }) => !translator.test(name) && name !== 'viewer')

/** Whether a user works in the languages of the role alone. */
export const isTranslator = (user: User | null): boolean =>
  (user?.roles ?? []).some(({ name }) => translator.test(name))
