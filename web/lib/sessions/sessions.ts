import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SessionTable } from './session-table.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { SqliteSessionTable } from './sqlite-session-table.ts'

/** Next's bundles each have their own modules, so the instance is shared through a global symbol. */
const place = Symbol.for('halyard.sessions')

const isTable = (value: unknown): value is SessionTable => value instanceof Object && 'isOpen' in value

/** The session table of this process. */
export const sessionTable = (): SessionTable => {
  const known: unknown = Reflect.get(globalThis, place)
  if (isTable(known)) return known
  const table = new SqliteSessionTable(join(siteSettings().dataDir, 'sessions.db'))
  Reflect.set(globalThis, place, table)
  return table
}

/** A random, unguessable id. */
export const newSessionId = (): string => randomBytes(18).toString('base64url')

/** The pseudonym of an account: the table holds no e-mail addresses. */
export const ownerOf = (email: string): string =>
  createHmac('sha256', siteSettings().sessionSecret).update(email.toLowerCase()).digest('base64url')
