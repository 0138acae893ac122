import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import { freshness } from '#web/serving/validity/freshness.ts'

const storedSchema = z.object({
  log: z.string(),
  place: z.object({ position: z.number(), transaction: z.string() }),
  floor: z.number(),
  tags: z.array(z.tuple([z.string(), z.number()])),
})

/**
 * Persists which tags expired where in the log, so that a restarted site knows which stored pages are still current,
 * also while the lake is down. A single writer; bursts are merged into one write.
 */
export const rememberExpiries = (path: string): void => {
  try {
    freshness.restore(storedSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
  } catch (error) {
    // Missing at the first start; a damaged one only costs renders once the lake answers.
    const isFirstStart = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isFirstStart) freshness.beginLog()
  }
  let isWriting = false
  let isDue = false
  const write = async () => {
    isDue = true
    if (isWriting) return
    isWriting = true
    while (isDue) {
      isDue = false
      await writeFileAtomic(path, JSON.stringify(freshness.snapshot()), { sync: 'file' }).catch(
        (error: unknown) => console.error('cannot store the expiries of pages:', error),
      )
    }
    isWriting = false
  }
  freshness.onExpiry(() => void write())
}
