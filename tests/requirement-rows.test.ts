import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { requirementRows } from './requirement-rows.ts'
import { rowsIn } from './support/citations.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync(['tests/**/*.{test,contract,e2e}.ts', '{web,sandbox}/**/*.test.ts'], {
  cwd: root,
  exclude: (name) => name.includes('.next'),
})

/** The first argument of `it(`, `test(`, `describe(` and of what `each(…)` answers. */
const name = /(?:\b(?:it|test|describe)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1\s*,/g

const named = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(name)].flatMap(([, , words = '']) =>
    rowsIn(words).map((row) => ({ row, file })),
  ),
)

it('finds the names of tests', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(named.length).toBeGreaterThan(60)
})

it.each(Object.entries(requirementRows))('%s is named by a test (%s)', (row, kind) => {
  const found = named.filter((one) => one.row === row && (kind === 'any' || one.file.endsWith('.e2e.ts')))
  expect(found.length).toBeGreaterThan(0)
})
