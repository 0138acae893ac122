import 'server-only'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { isAppPath } from '#web/lib/http/app-paths.ts'
import { isServing } from '#web/lib/settings.ts'
import { leadsToInstrument } from '#web/content/values/markets.ts'
import { lastGood } from '#web/content/lake/last-good.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { neededByEveryPage } from '#web/content/render/render-scope.ts'
import { instrument } from '#web/documents/instrument.ts'
import { pageRead } from './page-read.ts'
import { readsFor } from './shared-rows.ts'

/** Published pages known to be renderable: what they need is kept, so they are not checked again. */
const known = new Set<string>()

const hasBlocks = z.object({ blocks: z.array(z.unknown()).nullish() }).nullable()

/**
 * Whether a published page can be rendered: everything it needs has been read, or the lake provides it now. Usually a
 * set lookup; only the first visitor of a page waits for the lake.
 */
export const canDraw = async (locale: Locale, path: string): Promise<boolean> => {
  const key = `${locale} ${path}`
  if (known.has(key) || isAppPath(path) || !isServing()) return true
  try {
    const read = pageRead(locale, path)
    const kept = await lastGood(read.key)
    const found = hasBlocks.parse(kept ?? (await answerTo(read)).data)
    const blocks = found?.blocks ?? []
    const shared = [...readsFor(blocks), ...(leadsToInstrument(blocks) ? [instrument] : [])]
    await Promise.all(
      [...neededByEveryPage(), ...shared].map(async (needed) => {
        if ((await lastGood(needed.key)) === undefined) await answerTo(needed)
      }),
    )
  } catch (error) {
    console.error(`${path} (${locale}) cannot be drawn now:`, error)
    return false
  }
  known.add(key)
  return true
}
