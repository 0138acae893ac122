// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'

try {
  await bringNode()
  const { start } = await import('#scripts/start/start.ts')
  await start(process.argv.slice(2))
} catch (error) {
  fail(error)
}
