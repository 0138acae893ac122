import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import type { Lake } from '#lake/lake.ts'
import { earlierFolder, retireEarlier } from './earlier-checkpoints.ts'
import { checkpointFiles, checkpointFolder, checkpointName } from './stored-checkpoints.ts'

/** What a crash and a cut log lose together at most, unseen. */
const everyMs = 1_000

/** When the newest checkpoint was signed, ms since 1970; undefined before the first. */
export async function lastCheckpoint(dataDir: string): Promise<number | undefined> {
  const times = checkpointFiles(dataDir)
    .slice(-8)
    .map(async (name) => (await stat(join(checkpointFolder(dataDir), name))).mtimeMs)
  return times.length === 0 ? undefined : Math.max(...(await Promise.all(times)))
}

/** Whether there is content: before it, nothing is attested, whoever was let in already. */
const hasContent = (lake: Lake): boolean => lake.datasets.list().some(({ tip }) => tip.sequence > 0)

/**
 * Keeps a signed checkpoint of each tree and day (UTC) while the lake runs, the first once there is content: within a
 * second of what is written, those of the day attest it, and what filled tiles has stored them. A log that lacks what
 * was signed is signed no more.
 */
export function startCheckpoints(lake: Lake): { stop: () => Promise<void> } {
  if (lake.record.misfits.length > 0) return { stop: async () => {} }
  const { dataDir } = lake.settings
  const { trees } = lake
  /** File and size of what was written last of each chain. */
  const written = new Map<string, string>()
  let lastReason = ''
  let isTakenOver = false
  const writeDaily = async () => {
    await trees.grow()
    if (!hasContent(lake)) return
    const day = new Date().toISOString().slice(0, 10)
    let isFirst = false
    for (const chain of trees.chains()) {
      const file = join(checkpointFolder(dataDir), checkpointName(day, chain.name))
      const isThere = existsSync(file)
      if (written.get(chain.name) === `${file} ${chain.length()}` && isThere) continue
      const checkpoint = trees.checkpoint(chain)
      if (checkpoint === undefined) continue
      await writeFileAtomic(file, checkpoint.note)
      written.set(chain.name, `${file} ${checkpoint.size}`)
      isFirst ||= !isThere
    }
    lastReason = ''
    if (isFirst) lake.log.info('checkpoints written', { day })
    if (isTakenOver) return
    isTakenOver = true
    const earlier = retireEarlier(dataDir)
    if (earlier > 0)
      lake.log.info('the log fits the checkpoints of an earlier version; they are put aside', {
        checkpoints: earlier,
        folder: join(checkpointFolder(dataDir), earlierFolder),
      })
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
  trees.mend()
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
