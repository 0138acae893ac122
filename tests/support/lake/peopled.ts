import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint, once } from '#tests/support/once.ts'
import { root } from '#tests/support/process.ts'
import { startTestLake } from './lake.ts'

const peopled = join(root, '.test', 'peopled-lake')

/** The data of a lake that has its demo users and nothing else, made once for the same sources. */
export const ensurePeopled = (): Promise<void> =>
  once('peopled-lake', fingerprint(['common', 'lake', 'locales', 'settings']), async () => {
    await rm(peopled, { recursive: true, force: true })
    const lake = await startTestLake({ DATA_DIR: peopled })
    await lake.stop()
  })

/** Puts the demo users into an empty data folder; to make them anew takes a lake longer than all else at its start. */
export const bringPeople = async (dataDir: string): Promise<void> => {
  await ensurePeopled()
  await cp(peopled, dataDir, { recursive: true })
}
