import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeFileAtomic } from '#web/lib/atomic-file.ts'
import { freshness } from '#web/lib/freshness.ts'

const storedSchema = z.object({ everything: z.number(), tags: z.array(z.tuple([z.string(), z.number()])) })

/**
 * Remembers on disk which tags expired when, so that a site restarted while the lake is down does not
 * take pages for current that were already out of date. One writer; bursts become one write.
 */
export const rememberExpiries = (path: string): void => {
  try {
    freshness.restore(storedSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
  } catch (error) {
    // The first start has none; a damaged one costs nothing but renders, once the lake answers.
    const isFirstStart = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isFirstStart) freshness.expireEverything()
  }
  let isWriting = false
  let isDue = false
  const write = async () => {
    isDue = true
    if (isWriting) return
    isWriting = true
    while (isDue) {
      isDue = false
      await writeFileAtomic(path, JSON.stringify(freshness.snapshot())).catch((error: unknown) =>
        console.error('cannot store the expiries of pages:', error),
      )
    }
    isWriting = false
  }
  freshness.onExpiry(() => void write())
}
