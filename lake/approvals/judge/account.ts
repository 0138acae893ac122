import type { DatabaseSync } from 'node:sqlite'
import { writeRobot } from '#lake/access/authenticate.ts'
import type { Standing } from '#lake/access/principal.ts'
import { isActive, tokenById } from '#lake/access/tokens.ts'
import { userById } from '#lake/access/users.ts'

/** Whoever an id of the log means, with the rights of today. */
export interface Account {
  name: string
  /** `undefined` for an account that is disabled, a token that is void, and whoever is not known. */
  standing: Standing | undefined
}

/** The account of a person or program, as it is now and not as it was when it did something. */
export function accountOf(db: DatabaseSync, id: string): Account {
  if (id === writeRobot.id) return { name: writeRobot.name, standing: writeRobot }
  const user = userById(db, id)
  if (user !== undefined) {
    return { name: user.displayName, standing: user.disabledAt === null ? user : undefined }
  }
  const token = tokenById(db, id)
  return { name: token?.name ?? id, standing: token && isActive(token) ? token : undefined }
}
