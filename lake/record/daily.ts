import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import type { Lake } from '#lake/lake.ts'
import { newestAct } from '#lake/log/person-acts.ts'
import { makeCheckpoint } from './checkpoint.ts'
import { checkpointFiles, checkpointFolder } from './stored-checkpoints.ts'

/** What a crash and a cut log lose together at most, unseen. */
const everyMs = 1_000

/** Where all chains end, as one text. */
const endsOf = ({ datasets, db }: Lake): string =>
  JSON.stringify([datasets.list().map(({ id, tip }) => [id, tip.sequence]), newestAct(db)?.sequence])

/** When the newest checkpoint was signed, ms since 1970; undefined before the first. */
export async function lastCheckpoint(dataDir: string): Promise<number | undefined> {
  const newest = checkpointFiles(dataDir).at(-1)
  return newest === undefined ? undefined : (await stat(join(checkpointFolder(dataDir), newest))).mtimeMs
}

/**
 * Keeps a signed checkpoint of each day (UTC) while the lake runs, the first once there is content: within a second
 * of what is written, that of the day attests it. A log that lacks what was signed is signed no more.
 */
export function startCheckpoints(lake: Lake): { stop: () => Promise<void> } {
  if (lake.record.misfits.length > 0) return { stop: async () => {} }
  const { dataDir } = lake.settings
  let signed = ''
  let lastReason = ''
  const writeDaily = async () => {
    const file = join(checkpointFolder(dataDir), `${new Date().toISOString().slice(0, 10)}.json`)
    const ends = endsOf(lake)
    if (ends === signed && existsSync(file)) return
    const checkpoint = makeCheckpoint(lake.db, dataDir)
    if (checkpoint === undefined) return
    const isFirst = !existsSync(file)
    await writeFileAtomic(file, `${JSON.stringify(checkpoint, null, 2)}\n`)
    signed = ends
    lastReason = ''
    if (isFirst) lake.log.info('checkpoint written', { datasets: checkpoint.datasets.length })
  }
  let running: Promise<void> = Promise.resolve()
  let isWriting = false
  const write = () => {
    if (isWriting) return
    isWriting = true
    running = writeDaily()
      .catch((error: unknown) => {
        const reason = String(error)
        if (reason !== lastReason) lake.log.error('checkpoint not written', { reason })
        lastReason = reason
      })
      .finally(() => {
        isWriting = false
      })
  }
  write()
  const timer = setInterval(write, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
      write()
      await running
    },
  }
}
