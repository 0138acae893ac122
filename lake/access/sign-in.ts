import { asCode } from '#common/text/as-read.ts'
import type { DatabaseSync } from 'node:sqlite'
import { verifyNobody, verifyPassword } from './password.ts'
import { Limit } from '#common/limits/limit.ts'
import type { WordKey } from './sign-in-words/en.ts'
import { type User, userByName } from './users.ts'

/** The outcome of a sign-in. What is wrong is said at the field it names; an empty field is no attempt. */
export type SignInOutcome =
  | { kind: 'in'; user: User }
  | { kind: 'fault'; field: 'name' | 'password'; sentence: WordKey; isAttempt: boolean }
  | { kind: 'wait'; seconds: number }

export interface SignInLimits {
  /** Failures per name and address. */
  byNameAndAddress: Limit
  byAddress: Limit
  /** Failures per name from any address: they refuse nobody by themselves. */
  byName: Limit
}

/** Five minutes, ms. */
const window = 300_000
const maxKeys = 10_000

/**
 * Ten failures for a name from one address, sixty from one address, each within five minutes. Nobody can lock
 * a user out from another address: a name alone is never refused. While a name has more than fifty failures
 * from anywhere, an address has one attempt with it instead of ten (record 32).
 */
export const createSignInLimits = (now?: () => number): SignInLimits => ({
  byNameAndAddress: new Limit({ most: 10, within: window }, maxKeys, now),
  byAddress: new Limit({ most: 60, within: window }, maxKeys, now),
  byName: new Limit({ most: 50, within: window }, maxKeys, now),
})

const failuresWhileGuessed = 1

const passwordLimit = 200

/** Checks a name and a password; only failures count towards the limits. */
export const signIn = async (
  { db, live, limits }: { db: DatabaseSync; live: boolean; limits: SignInLimits },
  { name, password, address }: { name: string; password: string; address: string },
): Promise<SignInOutcome> => {
  const wanted = asCode(name).toLowerCase()
  const empty = { kind: 'fault', isAttempt: false } as const
  if (wanted === '') return { ...empty, field: 'name', sentence: 'signIn.needsName' }
  if (password === '') return { ...empty, field: 'password', sentence: 'signIn.needsPassword' }
  const key = `${address} ${wanted.slice(0, 64)}`
  const most = limits.byName.wait(wanted) > 0 ? failuresWhileGuessed : undefined
  const seconds = limits.byAddress.take(address) || limits.byNameAndAddress.take(key, most)
  if (seconds > 0) return { kind: 'wait', seconds }
  const user = userByName(db, wanted)
  const open = user !== undefined && user.disabledAt === null && !(user.demo && live)
  const right =
    password.length <= passwordLimit && open
      ? await verifyPassword(password, user.passwordHash)
      : await verifyNobody(password.slice(0, passwordLimit))
  if (!right || user === undefined) {
    limits.byName.take(wanted)
    return { kind: 'fault', field: 'password', sentence: 'signIn.mismatch', isAttempt: true }
  }
  limits.byAddress.giveBack(address)
  limits.byNameAndAddress.giveBack(key)
  return { kind: 'in', user }
}
