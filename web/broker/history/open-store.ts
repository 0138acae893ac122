import 'server-only'
import { join } from 'node:path'
import { siteSettings } from '#web/lib/settings.ts'
import type { BarStore } from './bar-store.ts'
import { SqliteBarStore } from './sqlite-bar-store.ts'
import { siteProcess } from '#web/lib/site-process.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    bars?: BarStore | undefined
  }
}

/** The site's price history. */
export const barStore = (): BarStore =>
  (siteProcess.bars ??= new SqliteBarStore(join(siteSettings().dataDir, 'history.db')))
