import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { requirementRows } from './requirement-rows.ts'
import { type CitableIds, citationsIn, danglingCitations, rowsIn } from './support/citations.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const captures = (file: string, pattern: RegExp): Set<string> =>
  new Set([...read(file).matchAll(pattern)].map(([, id = '']) => id))
const sectionsOf = (file: string): Set<string> => captures(file, /^## (\d+)\. /gm)

const ids: CitableIds = {
  requirements: captures('docs/requirements.md', /^\| ([A-Z]\d{1,2}) \|/gm),
  record: new Set(readdirSync(join(root, 'docs/adr')).map((name) => String(Number.parseInt(name, 10)))),
  quality: sectionsOf('docs/quality.md'),
  law: sectionsOf('docs/law.md'),
  architecture: sectionsOf('docs/architecture.md'),
  'lake contract': sectionsOf('docs/lake-contract.md'),
}

const skipped = /(?:^|\/)(?:node_modules|dist|public|\.next[^/]*|\.data|\.test)(?:\/|$)|\.gen\./
const own = new Set(['tests/citations.test.ts', 'tests/support/citations.ts'])
const files = globSync(
  '{*,{common,content,docs,lake,locales,sandbox,schemas,scripts,settings,studio,tests,web}/**/*}.{ts,tsx,mjs,css,md}',
  {
    cwd: root,
    exclude: (name) => skipped.test(name),
  },
).filter((file) => !own.has(file) && !skipped.test(file))

describe('citations', () => {
  it('have something to point at', () => {
    for (const [kind, known] of Object.entries(ids)) expect(known.size, kind).toBeGreaterThan(4)
    expect(ids.requirements.size).toBeGreaterThan(60)
  })

  it('are found all over the tree', () => {
    expect(files.length).toBeGreaterThan(1_000)
    const cited = files.flatMap((file) => citationsIn(read(file)))
    for (const kind of Object.keys(ids)) expect(cited.map((one) => one.kind)).toContain(kind)
    expect(cited.length).toBeGreaterThan(300)
  })

  it('each lead to a row, section or record of the tree', () => {
    const dangling = files.flatMap((file) =>
      danglingCitations(read(file), ids).map((one) => `${file}: ${one}`),
    )
    expect(dangling).toEqual([])
  })

  it.each([
    ['/** As asked (requirements A99). */', 'requirements A99'],
    ['/** As asked (requirements A3,\n * Z1). */', 'requirements Z1'],
    ['// requirements A8 to A12', 'requirements A10'],
    ['/** Held (record\n * 35). */', 'record 35'],
    ['See records 27 and 50.', 'record 50'],
    ['/* quality 12 */', 'quality 12'],
    ['(law 77)', 'law 77'],
    ['(architecture 55)', 'architecture 55'],
    ['(lake contract 44)', 'lake contract 44'],
    ['(content-lake.md 3.4)', 'content-lake'],
    ['(ADR 6)', 'ADR 6'],
    ['(architecture, decision 7)', 'architecture, '],
    ['(spec 9)', 'spec 9'],
    ['(compliance: tokens only)', '(compliance: '],
    ['Goal of issue 4', 'issue 4'],
    ['(docs/adr/0023)', 'docs/adr/0023'],
    ['Goals: requirements E', 'requirements E'],
  ])('%j would be refused', (text, found) => {
    expect(danglingCitations(text, ids)).toContain(found)
  })

  it.each([
    'risk and requirements of the firm',
    'a record 30 ms old',
    'The quality of 3 pictures',
    'requirements C1 to C3, as decided there; records 6 and 14; quality 5, 9',
  ])('%j is let through', (text) => {
    expect(danglingCitations(text, ids)).toEqual([])
  })
})

/** The first argument of `it(`, `test(`, `describe(` and of what `each(…)` returns. */
const testName = /(?:\b(?:it|test|describe)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1\s*,/g
/** Rows a name carries: `E4: …` in front, `… (A2, E6)` behind. */
const rowsOfName = (name: string): string[] =>
  rowsIn(
    [/^(?:[A-Z]\d{1,2}(?:,? ))*[A-Z]\d{1,2}(?=:)/.exec(name)?.[0], /\(([^()]*)\)$/.exec(name)?.[1]].join(' '),
  )

describe('rows in the names of tests', () => {
  const named = files
    .filter((file) => /\.(?:test|contract|e2e|journey)\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(testName)].flatMap(([, , name = '']) => rowsOfName(name)))

  it('exist', () => {
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((row) => !ids.requirements.has(row))).toEqual([])
    expect(Object.keys(requirementRows).filter((row) => !ids.requirements.has(row))).toEqual([])
  })

  it('would be found missing', () => {
    expect(rowsOfName('E99, A1: a header (B98)')).toEqual(['E99', 'A1', 'B98'])
  })
})

describe('"shown by"', () => {
  const shown = ['docs/requirements.md', 'docs/quality.md', 'SECURITY.md'].flatMap((file) =>
    [...read(file).matchAll(/\b(?:e2e|contract|journeys)\/[a-z0-9/-]+/g)].map(([name]) => name),
  )
  const tests = new Set(
    files.map((file) => file.replace(/^tests\/(.+?)\.(?:contract|e2e|journey)\.ts$/, '$1')),
  )

  it('names tests that are there', () => {
    expect(shown.length).toBeGreaterThan(80)
    expect(shown.filter((name) => !tests.has(name))).toEqual([])
  })
})
