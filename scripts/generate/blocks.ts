/**
 * Writes the registries of blocks, which name every file of `schemas/blocks` and every folder of `web/blocks`; with
 * --check it compares. Part of `npm run generate`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { findBlocks } from './blocks/find-blocks.ts'
import { planRegistries } from './blocks/plan-registries.ts'

const isWritten = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === text

try {
  const planned = [...planRegistries(await findBlocks(root))]
  const stale = planned.filter(([file, text]) => !isWritten(join(root, file), text))
  if (!process.argv.includes('--check')) {
    for (const [file, text] of stale) writeFileSync(join(root, file), text)
  } else if (stale.length > 0) {
    const names = stale.map(([file]) => file).join(', ')
    process.stderr.write(
      `Not what schemas/blocks and web/blocks say: ${names}. Write them with: npm run generate\n`,
    )
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
