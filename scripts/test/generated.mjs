// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/bring-node.mjs'
import { say } from '../lib/say.mjs'
import { check } from './stages.mjs'

/** All that generated files are made of or kept in; a wider set costs a comparison, a narrower one would miss a change. */
const sources = [
  'schemas',
  'studio',
  'web',
  'locales',
  'settings',
  'scripts',
  '.env.example',
  'package-lock.json',
]
const stamp = join(root, '.test', 'generated.done')

/**
 * Compares the generated files with what would be generated, and the shapes of answers with what Sanity says of their
 * queries, unless that was done for the same sources: Sanity's
 * types alone take a quarter of a minute.
 * @returns {Promise<import('./stages.mjs').Count>}
 */
export async function generatedFiles() {
  // TypeScript is read by the Node that bringNode() went on with, not by an older one.
  const { fingerprint, isBuilt } = await import('../start/fingerprint.ts')
  const print = fingerprint(root, sources, [])
  if (isBuilt(stamp, print)) {
    say('✓ generated files (as compared before)')
    return { passed: 1, failed: 0 }
  }
  const count = await check('generated files', [
    ['scripts/generate.mjs', ['--check']],
    ['scripts/generate/check-answers.mjs', []],
  ])
  if (count.failed === 0) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, print)
  }
  return count
}
