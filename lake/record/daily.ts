import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import type { Lake } from '#lake/lake.ts'
import { makeCheckpoint } from './checkpoint.ts'

const hourMs = 3_600_000

/** The folder of the lake's checkpoints; copies belong on another machine. */
const checkpointFolder = (dataDir: string): string => join(dataDir, 'checkpoints')

/** Writes the checkpoint of the day, unless it exists. */
async function writeDaily(lake: Lake): Promise<void> {
  const { dataDir } = lake.settings
  const file = join(checkpointFolder(dataDir), `${new Date().toISOString().slice(0, 10)}.json`)
  if (existsSync(file)) return
  const checkpoint = makeCheckpoint(lake.db, dataDir)
  await writeFileAtomic(file, `${JSON.stringify(checkpoint, null, 2)}\n`)
  lake.log.info('checkpoint written', { datasets: checkpoint.datasets.length })
}

/** When the newest checkpoint was signed, ms since 1970; undefined before the first. */
export async function lastCheckpoint(dataDir: string): Promise<number | undefined> {
  const folder = checkpointFolder(dataDir)
  const names = existsSync(folder) ? await readdir(folder) : []
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : (await stat(join(folder, newest))).mtimeMs
}

/** Writes a signed checkpoint each day (UTC) while the lake runs, the first at startup. */
export function startCheckpoints(lake: Lake): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const write = () => {
    running = running
      .then(() => writeDaily(lake))
      .catch((error: unknown) => lake.log.error('checkpoint not written', { reason: String(error) }))
  }
  write()
  const timer = setInterval(write, hourMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
