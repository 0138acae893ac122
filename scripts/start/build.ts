import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { say, step } from '#scripts/lib/say.mjs'
import { buildSite, buildStudio, seedContent } from '#scripts/start/builds.ts'
import { programsFor } from '#scripts/start/programs.ts'
import { Supervisor } from '#scripts/start/supervisor.ts'
import { readSettings } from '#settings/read.ts'

const isRunning = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/**
 * Builds Studio and site and starts nothing that stays: for machines whose programs are run by systemd or in
 * containers. The site's pages are built from the lake at LAKE_URL; where none answers, one runs for the build, and an
 * empty one gets the starting content.
 */
export async function build(): Promise<void> {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const settings = readSettings([
    'SANITY_PROJECT_ID',
    'SANITY_DATASET',
    'LAKE_URL',
    'SITE_URL',
    'BROKER_API_URL',
    'DATA_DIR',
  ])
  const isEmbedded = settings.SANITY_PROJECT_ID === 'local'
  const needsLake = isEmbedded && !(await isRunning(settings.LAKE_URL))
  const lake = new Supervisor(programsFor(settings, { dev: false, live: false }).lake, {
    root,
    logFolder: join(resolve(root, settings.DATA_DIR), 'logs'),
    onSpawn: () => {},
  })
  try {
    if (needsLake) {
      await step('Starting a lake for the build', () => lake.start())
      await seedContent()
    }
    if (isEmbedded) await buildStudio()
    await buildSite(settings)
  } finally {
    if (needsLake) await lake.stop()
  }
  say('✓ Built. Nothing is running that was not before.')
}
