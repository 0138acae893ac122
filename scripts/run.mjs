// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail, PlainError } from './lib/say.mjs'
import { runScript } from './test/stages.mjs'

/** Runs one TypeScript program of the project on the Node it needs: `node scripts/run.mjs lake/cli.ts verify`. */
try {
  await bringNode()
  const [file, ...args] = process.argv.slice(2)
  if (!file)
    throw new PlainError('Name the program to run, for example: node scripts/run.mjs lake/cli.ts --help')
  process.exitCode = await runScript(file, args)
} catch (error) {
  fail(error)
}
