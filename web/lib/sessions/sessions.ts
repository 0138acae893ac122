import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SessionTable } from './session-table.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { SqliteSessionTable } from './sqlite-session-table.ts'

/** The site's bundles have modules of their own; what was ended in one of them has ended in all. */
const place = Symbol.for('halyard.sessions')

const isTable = (value: unknown): value is SessionTable => value instanceof Object && 'isOpen' in value

/** The one table of this process. */
export const sessionTable = (): SessionTable => {
  const known: unknown = Reflect.get(globalThis, place)
  if (isTable(known)) return known
  const table = new SqliteSessionTable(join(siteSettings().dataDir, 'sessions.db'))
  Reflect.set(globalThis, place, table)
  return table
}

/** A new id, which nobody can guess. */
export const newSessionId = (): string => randomBytes(18).toString('base64url')

/** Names the owner of sessions in the table, which is to hold nobody's e-mail address. */
export const ownerOf = (email: string): string =>
  createHmac('sha256', siteSettings().sessionSecret).update(email.toLowerCase()).digest('base64url')
