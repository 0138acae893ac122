import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { requirementRows } from './requirement-rows.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync(['tests/**/*.{test,contract,e2e}.ts', '{web,sandbox}/**/*.test.ts'], {
  cwd: root,
  exclude: (name) => name.includes('.next'),
})

/** The first argument of `it(`, `test(`, `describe(` and of what `each(…)` answers. */
const name = /(?:\b(?:it|test|describe)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1\s*,/g

/** `A5`, `D1 D2`, `G2 to G4`. */
const rowsIn = (text: string): string[] => [
  ...[...text.matchAll(/\b[A-J]\d{1,2}\b/g)].map(([row]) => row),
  ...[...text.matchAll(/\b([A-J])(\d+) to \1(\d+)\b/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${letter}${Number(from) + step}`),
  ),
]

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
