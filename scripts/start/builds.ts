import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { say, step } from '#scripts/lib/say.mjs'
import { fingerprint, isBuilt, unlessBuilt } from '#scripts/start/fingerprint.ts'
import { runCommand } from '#scripts/start/run-command.ts'

const shared = ['common', 'schemas', 'locales', 'package-lock.json', 'tsconfig.json']

/** Seeds an empty lake; does nothing where there is content. */
export const seedContent = () =>
  step('Seeding the content', () =>
    runCommand([process.execPath, 'content/seed.ts'], { root, onLine: (line) => say(`  ${line}`) }),
  )

/** Builds the Studio into `studio/dist` when its inputs have changed. */
export async function buildStudio(): Promise<void> {
  const inputs = fingerprint(root, ['studio', 'docs/guides', ...shared], [])
  const stamp = join(root, 'studio', 'dist', '.built')
  const outcome = await unlessBuilt(stamp, inputs, () =>
    step('Building the Studio', () => runCommand([process.execPath, 'studio/build.mjs'], { root })),
  )
  if (outcome === 'stands') say('✓ The Studio stands as built')
}

interface SiteBuild {
  stamp: string
  inputs: string
  output: string
}

/**
 * The output folder and inputs of the site's build. Content is not an input: the site reads it at startup.
 */
function siteBuild(settings: Record<string, string>): SiteBuild {
  const { SITE_URL = '', LAKE_URL = '', SANITY_PROJECT_ID = '', SANITY_DATASET = '' } = settings
  const output = join(root, 'web', process.env['NEXT_DIST_DIR'] ?? '.next')
  const inputs = fingerprint(
    root,
    ['web', 'settings', 'next.config.mjs', ...shared],
    [SITE_URL, LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET],
  )
  return { stamp: join(output, '.built'), inputs, output }
}

/** Whether the existing build is current, so that the site can start without the lake. */
export function isSiteBuilt(settings: Record<string, string>): boolean {
  const { stamp, inputs } = siteBuild(settings)
  return isBuilt(stamp, inputs)
}

/** Builds the site when its inputs have changed. */
export async function buildSite(settings: Record<string, string>): Promise<void> {
  const { stamp, inputs, output } = siteBuild(settings)
  const build = () =>
    step('Building the site (about a minute)', async () => {
      const kept = join(output, 'cache', 'fetch-cache')
      if (existsSync(kept)) rmSync(kept, { recursive: true })
      await runCommand(
        [process.execPath, join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build', 'web'],
        { root },
      )
    })
  if ((await unlessBuilt(stamp, inputs, build)) === 'stands') say('✓ The site stands as built')
}
