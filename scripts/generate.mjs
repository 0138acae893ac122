// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'
import { runScript } from './test/stages.mjs'

/**
 * Writes every generated file, or with --check compares and fails on a difference.
 */
const programs = [
  'scripts/generate/environment.ts',
  'scripts/generate/blocks.ts',
  'locales/write-texts.ts',
  'scripts/generate/documents.ts',
  'schemas/write-rules.ts',
  'web/layout/script/bundle.ts',
  'web/design/styles/write.ts',
]

try {
  await bringNode()
  const args = process.argv.slice(2)
  for (const program of programs) {
    const code = await runScript(program, args)
    if (code !== 0) {
      process.exitCode = code
      break
    }
  }
} catch (error) {
  fail(error)
}
