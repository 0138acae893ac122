// @ts-check
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, root } from './lib/bring-node.mjs'
import { fail, say } from './lib/say.mjs'
import { findChromium } from './test/chromium.mjs'
import { browser, check, vitest } from './test/stages.mjs'

const cli = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
}

/** Two side by side, as there are two cores at least; those of a row wait for each other. */
const checks = async () => {
  say('\n── checks')
  const rows = await Promise.all([
    (async () => [
      await check('format', [[cli.biome, ['format', '.']]]),
      await check('generated files', [['scripts/generate.mjs', ['--check']]]),
    ])(),
    (async () => [
      await check('lint', [[cli.oxlint, ['--type-aware', '--deny-warnings']]]),
      await check('types', [
        [cli.next, ['typegen', 'web']],
        [cli.tsc, ['--noEmit', '-p', 'tsconfig.json']],
      ]),
      await check('unused code and packages', [[cli.knip, ['--no-progress']]]),
    ])(),
  ])
  return rows.flat()
}

try {
  await bringNode()
  const withBrowser = !process.argv.includes('--no-browser')
  mkdirSync(join(root, '.test'), { recursive: true })
  /** @type {import('./test/stages.mjs').Count[]} */
  const counts = [...(await checks()), await vitest('unit'), await vitest('contract')]
  if (withBrowser) counts.push(await browser(await findChromium()))
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  fail(error)
}
