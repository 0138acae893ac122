// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'

try {
  await bringNode()
  const { build } = await import('#scripts/start/build.ts')
  await build()
} catch (error) {
  fail(error)
}
