// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, root } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'
import { findChromium } from './test/chromium.mjs'
import { runScript } from './test/stages.mjs'

/** The tests that take pictures: of the journeys of the guides, and of the site for the README. */
const journeys = readdirSync(join(root, 'tests/e2e'))
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => `tests/e2e/${name}`)
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('support/site/shoot.ts'))

/** `npm run guides`: runs the journeys and retakes the pictures in docs/guides/shots. */
try {
  await bringNode()
  const env = { CHROMIUM: await findChromium(), GUIDE_SHOTS: '1' }
  process.exitCode = await runScript('node_modules/@playwright/test/cli.js', ['test', ...journeys], env)
} catch (error) {
  fail(error)
}
