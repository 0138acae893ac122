import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import { freshness } from '#web/lib/freshness.ts'

const storedSchema = z.object({ everything: z.number(), tags: z.array(z.tuple([z.string(), z.number()])) })

/**
 * Persists tag expiries, so that a site restarted while the lake is down does not serve expired pages as current. A
 * single writer; bursts are merged into one write.
 */
export const rememberExpiries = (path: string): void => {
  try {
    freshness.restore(storedSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
  } catch (error) {
    // Missing at the first start; a damaged one only costs renders once the lake answers.
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
      await writeFileAtomic(path, JSON.stringify(freshness.snapshot()), { sync: 'file' }).catch(
        (error: unknown) => console.error('cannot store the expiries of pages:', error),
      )
    }
    isWriting = false
  }
  freshness.onExpiry(() => void write())
}
