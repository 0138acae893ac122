import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#tests/support/process.ts'
import { copyTree, type TreeCopy } from '#tests/support/tree-copy.ts'

const end = '} as const satisfies Record<string, LocaleRow>'
const row = `  cs: {
    name: 'Čeština',
    prefix: '/cs',
    intl: 'cs-CZ',
    ogLocale: 'cs_CZ',
    spacesPercent: true,
    letters: 'čďěňřšťůž',
  },
`
/** No page is shown without the mandated sentences in its language. */
const mandated = 'content/data/risk-warning.yaml'
const withCzech = (yaml: string): string =>
  yaml.replaceAll(/^ {6}en:\n([\s\S]*?)(?=^ {6}de:\n)/gm, '$&      cs:\n$1')
const minutes = 60_000

/** The steps of CONTRIBUTING.md, with copied words. It builds site and Studio anew, so `npm run sweep` alone runs it. */
describe('a fourth language', () => {
  let tree: TreeCopy

  beforeAll(() => {
    tree = copyTree()
  }, 5 * minutes)
  afterAll(() => tree.remove(), 5 * minutes)

  it(
    'is a row, a folder of words, its pages and its mandated sentences, and nothing else',
    async () => {
      tree.copy('locales/en', 'locales/cs')
      tree.copy('content/pages/en', 'content/pages/cs')
      tree.write('locales/table.ts', tree.read('locales/table.ts').replace(end, `${row}${end}`))
      tree.write(mandated, withCzech(tree.read(mandated)))
      const changed = ['locales/cs', 'content/pages/cs', 'locales/table.ts', mandated]
      expect(tree.changed()).toEqual(changed)
      await tree.run(['scripts/generate.mjs'])
      await tree.run(['web/design/fonts/cut-fonts.ts'])
      await tree.run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
      await tree.run(['studio/build.mjs'])
      // The spec runs in the copy, whose build and lake are apart from those of the tree.
      tree.copy('tests/support/trees/czech.spec.ts', 'tests/contract/czech.contract.ts')
      const spec = ['--project', 'contract', 'tests/contract/czech.contract.ts']
      const told = await tree.run(['node_modules/vitest/vitest.mjs', 'run', ...spec])
      expect(told).toMatch(/Tests .*4 passed/)
    },
    20 * minutes,
  )

  it(
    'leaves nothing behind when it is taken out again',
    async () => {
      for (const path of ['locales/cs', 'content/pages/cs', 'tests/contract/czech.contract.ts'])
        tree.drop(path)
      tree.write('locales/table.ts', tree.read('locales/table.ts').replace(row, ''))
      await tree.run(['scripts/generate.mjs'])
      const generated = ['locales/texts.gen.ts', 'schemas/rules.gen.json', 'web/content/lake/types.gen.ts']
      for (const path of ['locales/table.ts', ...generated]) {
        expect(tree.read(path)).toBe(readFileSync(join(root, path), 'utf8'))
      }
    },
    5 * minutes,
  )
})
