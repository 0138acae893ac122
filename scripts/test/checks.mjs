// @ts-check
import { generatedFiles } from './generated.mjs'
import { check } from './stages.mjs'

const cli = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
}

/**
 * What needs no test runner. Two side by side, as there are two cores at least; those of a row wait for each other.
 * Types are checked incrementally (tsconfig.tsbuildinfo).
 * @returns {Promise<import('./stages.mjs').Count[]>}
 */
export async function checks() {
  const rows = await Promise.all([
    (async () => [
      await check('format', [[cli.biome, ['format', '.']]]),
      await generatedFiles(),
      await check('unused code and packages', [[cli.knip, ['--no-progress']]]),
    ])(),
    (async () => [
      await check('types', [
        [cli.next, ['typegen', 'web']],
        [cli.tsc, ['--noEmit', '-p', 'tsconfig.json']],
      ]),
      await check('lint', [[cli.oxlint, ['--type-aware', '--deny-warnings']]]),
    ])(),
  ])
  return rows.flat()
}
