// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'
import { runScript } from './test/stages.mjs'

try {
  await bringNode()
  // Schemas and queries may have changed since: regenerates their rules and types.
  const code = await runScript('scripts/generate.mjs', [])
  if (code !== 0) process.exit(code)
  // Next watches the styles it bundles itself; these are the others.
  void runScript('web/design/styles/write.ts', ['--watch'])
  const { start } = await import('#scripts/start/start.ts')
  await start([...process.argv.slice(2), '--dev'])
} catch (error) {
  fail(error)
}
