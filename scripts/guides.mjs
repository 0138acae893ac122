// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, root } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'
import { findChromium } from './test/chromium.mjs'
import { journeysConfig, runScript } from './test/stages.mjs'

/** The tests of a folder that take pictures, by the ending of their names. @param {string} folder @param {string} ending */
const takingIn = (folder, ending) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('support/site/shoot.ts'))

/** Of the guides' journeys, and of the site for the README; those on the whole product have a configuration of theirs. */
const runs = [
  takingIn('tests/e2e', '.e2e.ts'),
  [`--config=${journeysConfig}`, ...takingIn('tests/journeys', '.journey.ts')],
]

/** `npm run guides`: runs the journeys and retakes the pictures in docs/guides/shots. */
try {
  await bringNode()
  const env = { CHROMIUM: await findChromium(), GUIDE_SHOTS: '1' }
  for (const args of runs) {
    process.exitCode ||= await runScript('node_modules/@playwright/test/cli.js', ['test', ...args], env)
  }
} catch (error) {
  fail(error)
}
