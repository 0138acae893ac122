import type { DatabaseSync } from 'node:sqlite'
import { makerOfToken } from '#lake/access/tokens.ts'
import { listUsers, type User, userById } from '#lake/access/users.ts'
import type { SigningRole } from '../plan-approval.ts'
import { type Account, accountOf } from './account.ts'
import type { Candidate } from './sentences.ts'

const roleOf = ({ role, disabledAt }: Pick<User, 'role' | 'disabledAt'>): SigningRole => {
  if (disabledAt !== null) return undefined
  if (role === 'compliance') return 'compliance'
  return role === 'administrator' || role === 'marketer' ? 'other' : undefined
}

/** Who may sign today; a person whose role was taken away counts no more. */
export interface Signers {
  roleOf: (person: { id: string }) => SigningRole
  /** Everybody who may sign for something. */
  all: () => Candidate[]
  /** Who made a program's token. */
  makerOf: (id: string) => string | undefined
  /** Whose id it is, with the rights of today. */
  accountOf: (id: string) => Account
}

export const signersIn = (db: DatabaseSync): Signers => ({
  roleOf: ({ id }) => {
    const user = userById(db, id)
    return user === undefined ? undefined : roleOf(user)
  },
  all: () =>
    listUsers(db).flatMap((user) => {
      const as = roleOf(user)
      return as === undefined ? [] : [{ id: user.id, name: user.displayName, role: user.role, as }]
    }),
  makerOf: (id) => makerOfToken(db, id),
  accountOf: (id) => accountOf(db, id),
})
