import 'server-only'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { isAppPath } from '#web/lib/http/app-paths.ts'
import { isServing } from '#web/lib/settings.ts'
import { leadsToInstrument } from '#web/content/values/markets.ts'
import { lastGood } from '#web/content/lake/last-good.ts'
import { answerTo, type Read } from '#web/content/lake/read.ts'
import { neededByEveryPage } from '#web/content/render/render-scope.ts'
import { instrument } from '#web/documents/instrument.ts'
import { page } from '#web/documents/page.ts'
import { pageRead } from './page-read.ts'
import { readsFor } from './shared-rows.ts'

/** Published pages known to be renderable: what they need is kept, so they are not checked again. */
const known = new Set<string>()

const hasBlocks = z.object({ blocks: z.array(z.unknown()).nullish() }).nullable()

/** What a page of an editor's own reads; undefined where an instrument has the address. */
const readsOfWritten = async (locale: Locale, path: string): Promise<Read<unknown>[] | undefined> => {
  const { data: written } = await answerTo(page.paths)
  if (!written.some((one) => one.language === locale && one.path === path)) return undefined
  const read = pageRead(locale, path)
  const kept = await lastGood(read.key)
  const blocks = hasBlocks.parse(kept === undefined ? (await answerTo(read)).data : kept)?.blocks ?? []
  return [...readsFor(blocks), ...(leadsToInstrument(blocks) ? [instrument] : [])]
}

/**
 * Whether a published page can be rendered: everything it needs has been read, or the lake provides it now. Usually a
 * set lookup; only the first visitor of a page waits for the lake.
 */
export const canDraw = async (locale: Locale, path: string): Promise<boolean> => {
  const key = `${locale} ${path}`
  if (known.has(key) || isAppPath(path) || !isServing()) return true
  try {
    const own = (await readsOfWritten(locale, path)) ?? [instrument]
    await Promise.all(
      [...neededByEveryPage(), ...own].map(async (needed) => {
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
