// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'
import { findChromium } from './test/chromium.mjs'
import { runScript } from './test/stages.mjs'

/** The tests that walk the journeys of the guides, and the one that shows the site in the README. */
const journeys = [
  'site-quotes',
  'studio-today',
  'studio-approvals',
  'studio-journeys',
  'studio-guards',
  'studio-preview',
  'studio-translator',
  'studio-people',
  'studio-second-step',
].map((name) => `tests/e2e/${name}.e2e.ts`)

/** `npm run guides`: runs the journeys and retakes the pictures in docs/guides/shots. */
try {
  await bringNode()
  const env = { CHROMIUM: await findChromium(), GUIDE_SHOTS: '1' }
  process.exitCode = await runScript('node_modules/@playwright/test/cli.js', ['test', ...journeys], env)
} catch (error) {
  fail(error)
}
