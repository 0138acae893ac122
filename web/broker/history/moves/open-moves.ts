import 'server-only'
import { join } from 'node:path'
import { barQuestions } from '#web/broker/history/fill/bar-questions.ts'
import { barStore } from '#web/broker/history/open-store.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { siteProcess } from '#web/lib/site-process.ts'
import { SqliteMoveStore } from './move-store.ts'
import { PriceMoves } from './price-moves.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    priceMoves?: PriceMoves | undefined
  }
}

/** What prices did after instants, for all of this process. */
export const priceMoves = (): PriceMoves =>
  (siteProcess.priceMoves ??= new PriceMoves(
    barStore(),
    new SqliteMoveStore(join(siteSettings().dataDir, 'history.db')),
    barQuestions(),
  ))
