// @ts-check
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bringNode, root } from './lib/bring-node.mjs'
import { fail, PlainError } from './lib/say.mjs'
import { findChromium } from './test/chromium.mjs'
import { journeysConfig, runScript } from './test/stages.mjs'

const usage = 'Name a file of tests, for example: npm run test:one -- tests/e2e/site-menu.e2e.ts'

/** The runner of a file by the ending of its name. @param {string} file @returns {string} */
function runnerOf(file) {
  const [, ending] = /\.(test|contract|e2e|journey)\.tsx?$/.exec(file) ?? []
  if (ending === undefined) throw new PlainError(`${file} is no file of tests. ${usage}`)
  return ending
}

/** Runs one file of tests; what follows its name goes to the runner, such as `-t "words of a title"`. */
try {
  await bringNode()
  const [named, ...rest] = process.argv.slice(2)
  if (named === undefined) throw new PlainError(usage)
  const file = relative(root, named).replaceAll('\\', '/')
  const runner = runnerOf(file)
  if (!existsSync(join(root, file))) throw new PlainError(`There is no ${file}. ${usage}`)
  if (runner === 'e2e' || runner === 'journey') {
    /** @type {Record<string, string>} */
    const env = { CHROMIUM: await findChromium() }
    // By hand a journey runs whole, also what only a sweep takes.
    if (runner === 'journey') env.SWEEP = '1'
    const config = runner === 'journey' ? [`--config=${journeysConfig}`] : []
    const cli = 'node_modules/@playwright/test/cli.js'
    process.exitCode = await runScript(cli, ['test', file, ...config, ...rest], env)
  } else {
    const project = runner === 'test' ? 'unit' : 'contract'
    const args = ['run', '--project', project, file, ...rest]
    const env = file.startsWith('tests/contract/sweep/') ? { SWEEP: '1' } : {}
    process.exitCode = await runScript('node_modules/vitest/vitest.mjs', args, env)
  }
} catch (error) {
  fail(error)
}
