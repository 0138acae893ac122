import { asCode } from '#common/text/as-read.ts'
import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SessionTable } from './session-table.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { SharedSessionTable } from './shared-session-table.ts'
import { SqliteSessionTable } from './sqlite-session-table.ts'

/** Next's bundles each have their own modules, so the instance is shared through a global symbol. */
const place = Symbol.for('halyard.sessions')

const isTable = (value: unknown): value is SessionTable => value instanceof Object && 'isOpen' in value

/** The session table of this process. */
export const sessionTable = (): SessionTable => {
  const known: unknown = Reflect.get(globalThis, place)
  if (isTable(known)) return known
  const own = new SqliteSessionTable(join(siteSettings().dataDir, 'sessions.db'))
  const store = sharedStore()
  const table = store ? new SharedSessionTable(own, store) : own
  Reflect.set(globalThis, place, table)
  return table
}

/** A random, unguessable id. */
export const newSessionId = (): string => randomBytes(18).toString('base64url')

const pseudonym = (email: string, secret: string): string =>
  createHmac('sha256', secret).update(asCode(email).toLowerCase()).digest('base64url')

/** The pseudonym of an account: the table holds no e-mail addresses. */
export const ownerOf = (email: string): string => pseudonym(email, siteSettings().sessionSecrets[0])

/** Every pseudonym its open sessions may be stored under: one for each secret that is accepted. */
export const ownersOf = (email: string): string[] =>
  siteSettings().sessionSecrets.map((secret) => pseudonym(email, secret))
