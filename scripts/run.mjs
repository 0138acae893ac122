// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, root } from './lib/bring-node.mjs'
import { fail, PlainError } from './lib/say.mjs'
import { runScript } from './test/stages.mjs'

/**
 * Runs one TypeScript program of the project on the required Node, with `.env` as defaults for the
 * environment: `node scripts/run.mjs lake/cli.ts verify`.
 */
try {
  await bringNode()
  const [file, ...args] = process.argv.slice(2)
  if (!file)
    throw new PlainError('Name the program to run, for example: node scripts/run.mjs lake/cli.ts --help')
  const settings = join(root, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  process.exitCode = await runScript(file, args, {}, 'inherit')
} catch (error) {
  fail(error)
}
