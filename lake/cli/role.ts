import { type GrantedRole, isUserRole, userRoles } from '#lake/access/roles.ts'
import type { Standing } from '#lake/access/principal.ts'
import { translatedLocales } from '#locales/translation.ts'
import { CommandFailure } from './failure.ts'

/** The options of a command that gives a role, for `parseArgs`. */
export const roleOptions = { role: { type: 'string' }, language: { type: 'string' } } as const

export const roleHelp = `Roles: ${userRoles.join(', ')}. A translator needs a language: ${translatedLocales.join(', ')}.`

/**
 * Checks the values of `--role` and `--language`.
 * @throws {CommandFailure} naming the option at fault, and the roles or languages there are
 */
export function parseRole(role: string, language: string | undefined): GrantedRole {
  if (!isUserRole(role)) throw new CommandFailure(`"${role}" is no role. Roles: ${userRoles.join(', ')}.`)
  if (role !== 'translator') {
    if (language === undefined) return { role }
    throw new CommandFailure(`--language is for the role translator alone; ${role} has every language.`)
  }
  const known = `Languages to translate into: ${translatedLocales.join(', ')}.`
  if (language === undefined)
    throw new CommandFailure(`--language is needed with the role translator. ${known}`)
  const found = translatedLocales.find((id) => id === language)
  if (found === undefined) throw new CommandFailure(`--language: "${language}" is none of them. ${known}`)
  return { role, language: found }
}

/** A role in a list: `translator de`. */
export const roleColumn = ({ role, language = '' }: Standing): string => `${role} ${language}`.padEnd(16)
