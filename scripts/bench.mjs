// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, root } from './lib/bring-node.mjs'
import { fail, PlainError } from './lib/say.mjs'
import { runScript } from './test/stages.mjs'

/** `npm run bench` lists the benches, `npm run bench publish` runs `tests/bench/publish.ts`. */
try {
  await bringNode()
  const folder = join(root, 'tests', 'bench')
  const known = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.slice(0, -3))
    : []
  const [name, ...args] = process.argv.slice(2)
  if (!name || !known.includes(name)) {
    throw new PlainError(
      `${name ? `There is no bench "${name}". ` : ''}Benches: ${known.join(', ')}. Run one with: npm run bench ${known[0]}`,
    )
  }
  process.exitCode = await runScript(`tests/bench/${name}.ts`, args)
} catch (error) {
  fail(error)
}
