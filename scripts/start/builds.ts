import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { say, step } from '#scripts/lib/say.mjs'
import { fingerprint, unlessBuilt } from '#scripts/start/fingerprint.ts'
import { run } from '#scripts/start/programs.ts'

const shared = ['schemas', 'locales', 'package-lock.json', 'tsconfig.json']

/** Fills an empty lake; says so and does nothing where the content stands. */
export const seedContent = () =>
  step('Seeding the content', () =>
    run([process.execPath, 'content/seed.ts'], { root, onLine: (line) => say(`  ${line}`) }),
  )

/** Builds the Studio into `studio/dist` when something it is made of has changed. */
export async function buildStudio(): Promise<void> {
  const inputs = fingerprint(root, ['studio', ...shared], [])
  const stamp = join(root, 'studio', 'dist', '.built')
  const outcome = await unlessBuilt(stamp, inputs, () =>
    step('Building the Studio', () => run([process.execPath, 'studio/build.mjs'], { root })),
  )
  if (outcome === 'stands') say('✓ The Studio stands as built')
}

/**
 * Builds the site when something it is made of has changed. Content is not part of it: pages are
 * brought up to date by the site itself when it starts.
 */
export async function buildSite(settings: Record<string, string>): Promise<void> {
  const { SITE_URL = '', LAKE_URL = '', SANITY_PROJECT_ID = '', SANITY_DATASET = '' } = settings
  const folder = process.env['NEXT_DIST_DIR'] ?? '.next'
  const inputs = fingerprint(
    root,
    ['web', 'settings', 'next.config.mjs', ...shared],
    [SITE_URL, LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET],
  )
  const output = join(root, 'web', folder)
  const build = () =>
    step('Building the site (about a minute)', async () => {
      const kept = join(output, 'cache', 'fetch-cache')
      if (existsSync(kept)) rmSync(kept, { recursive: true })
      await run(
        [process.execPath, join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build', 'web'],
        { root },
      )
    })
  if ((await unlessBuilt(join(output, '.built'), inputs, build)) === 'stands')
    say('✓ The site stands as built')
}
