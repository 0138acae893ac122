import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { planLastAdministrator } from '#lake/access/people/plan-person.ts'
import {
  addUser,
  changeRole,
  listUsers,
  setEmail,
  type User,
  userById,
  userByName,
} from '#lake/access/users.ts'
import type { WordKey } from '#lake/access/sign-in-words/en.ts'
import type { CompanyUser } from './plan-company.ts'

const accountRow = z.object({ userId: z.string() })

/** Who acts when a company's groups give a role. */
const author = '<company sign-in>'

const linked = (db: DatabaseSync, issuer: string, subject: string): User | undefined => {
  const row = db
    .prepare('SELECT user_id AS userId FROM company_account WHERE issuer = ? AND subject = ?')
    .get(issuer, subject)
  return row === undefined ? undefined : userById(db, accountRow.parse(row).userId)
}

/**
 * The user of a company's account, added at the first sign-in, with the role its groups give today. A name that
 * somebody has who signs in by password is never taken over.
 * @returns the user, or the key of a sentence for who wanted to sign in
 */
export const companyUser = async (
  db: DatabaseSync,
  { issuer, live }: { issuer: string; live: boolean },
  { subject, name, displayName, email, granted }: CompanyUser,
): Promise<User | { sentence: WordKey }> => {
  const known = linked(db, issuer, subject)
  if (known === undefined) {
    if (userByName(db, name)) return { sentence: 'company.nameTaken' }
    const password = randomBytes(48).toString('base64url')
    const added = await addUser(db, { name, displayName, email, password, ...granted }, author)
    db.prepare('INSERT INTO company_account (issuer, subject, user_id) VALUES (?, ?, ?)').run(
      issuer,
      subject,
      added.id,
    )
    return added
  }
  if (known.disabledAt !== null) return { sentence: 'company.disabled' }
  if (email !== '' && email !== known.email) setEmail(db, known.id, email, author)
  const { role, language } = known
  if (isDeepStrictEqual({ language: undefined, ...granted }, { role, language })) return known
  const last =
    granted.role === 'administrator' ? undefined : planLastAdministrator(listUsers(db), known.id, live)
  if (last) return { sentence: 'company.last' }
  changeRole(db, known.id, granted, author)
  return { ...known, language: undefined, ...granted }
}
