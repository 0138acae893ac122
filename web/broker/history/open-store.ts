import 'server-only'
import { join } from 'node:path'
import { siteSettings } from '#web/lib/settings.ts'
import type { BarStore } from './bar-store.ts'
import { SqliteBarStore } from './sqlite-bar-store.ts'

declare global {
  var siteBars: BarStore | undefined
}

/** The site's price history. Next loads the recorder apart from pages and routes, which share the one store. */
export const barStore = (): BarStore =>
  (globalThis.siteBars ??= new SqliteBarStore(join(siteSettings().dataDir, 'history.db')))
