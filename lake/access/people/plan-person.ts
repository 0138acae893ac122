import { asCode, asRead } from '#common/text/as-read.ts'
import { z } from 'zod'
import { translatedLocales } from '#locales/translation.ts'
import { type GrantedRole, isUserRole, userRoles } from '#lake/access/roles.ts'

/** A sentence about one field of a form, and how to put it right. */
export interface FieldFault {
  field: string
  sentence: string
}

export const leastPassword = 12
const maxPassword = 200
export const maxTokenDays = 730

const badPassword = (sentence: string): FieldFault => ({ field: 'password', sentence })

/** Whether a password may be set: how long it is, and that it does not hold the user's name. */
export const planPassword = (password: string, name: string): FieldFault | undefined => {
  if (password.length < leastPassword) {
    return badPassword(
      `A password needs at least ${leastPassword} characters. Four unrelated words make a good one.`,
    )
  }
  if (password.length > maxPassword) {
    return badPassword(`A password has at most ${maxPassword} characters. Shorten it.`)
  }
  if (asRead(password).toLowerCase().includes(name.toLowerCase())) {
    return badPassword('The password holds the user name, which is guessed first. Choose other words.')
  }
  return undefined
}

const address = z.email().max(254)

/** Whether this can be a user's e-mail address; empty for none. */
export const planEmail = (email: string): FieldFault | undefined =>
  email === '' || address.safeParse(asCode(email)).success
    ? undefined
    : {
        field: 'email',
        sentence: `"${email.slice(0, 80)}" is no e-mail address. Give one such as anna@example.com, or none.`,
      }

/** The role of a form, with the language where it is a translator's; else what to put right. */
export const planRole = (role: string, language: string | undefined): GrantedRole | FieldFault => {
  if (!isUserRole(role)) {
    return { field: 'role', sentence: `"${role}" is no role. Choose one of ${userRoles.join(', ')}.` }
  }
  const known = `Choose one of ${translatedLocales.join(', ')}.`
  if (role !== 'translator') {
    if (language === undefined) return { role }
    return {
      field: 'language',
      sentence: `Only a translator is held to a language. Leave it out for the role ${role}.`,
    }
  }
  if (language === undefined)
    return { field: 'language', sentence: `A translator needs a language. ${known}` }
  const found = translatedLocales.find((id) => id === language)
  if (found === undefined)
    return { field: 'language', sentence: `Nothing is translated into "${language}". ${known}` }
  return { role, language: found }
}

/** A person as the guard of administrators sees them. */
interface Standing {
  id: string
  role: string
  demo: boolean
  disabledAt: string | null
}

/**
 * Whether somebody may stop being an administrator: not while nobody else could sign in as one. Demo users cannot
 * on a live deployment.
 */
export const planLastAdministrator = (
  users: readonly Standing[],
  id: string,
  live: boolean,
): FieldFault | undefined => {
  const canManage = (user: Standing) =>
    user.role === 'administrator' && user.disabledAt === null && !(user.demo && live)
  const others = users.filter((user) => user.id !== id && canManage(user))
  const isOne = users.some((user) => user.id === id && canManage(user))
  if (!isOne || others.length > 0) return undefined
  return {
    field: 'role',
    sentence:
      'This is the last administrator, and without one nobody could add people. Make somebody else an administrator first.',
  }
}
