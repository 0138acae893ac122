import { isLocale, locales } from '#locales/table.ts'
import type { UserRole } from './people-client.ts'
import type { Say } from './use-words.ts'

/** A role as people read it: `Translator (Deutsch)`. */
export const roleName = (say: Say, role: UserRole, language: string | undefined): string => {
  const name = say(`role.${role}`)
  if (language === undefined) return name
  return `${name} (${isLocale(language) ? locales[language].name : language})`
}
