import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#tests/support/process.ts'
import { copyTree, type TreeCopy } from '#tests/support/tree-copy.ts'

const source = 'tests/support/trees/tide-table'
const schema = 'schemas/blocks/tide-table.ts'
const folder = 'web/blocks/tide-table'
const harbour = { schema: 'schemas/documents/harbour.ts', document: 'web/documents/harbour.ts' }
const registries = [
  'schemas/blocks/registry.gen.ts',
  'studio/block-icons.gen.ts',
  'web/blocks/queries.gen.ts',
  'web/blocks/samples.gen.ts',
  'web/blocks/views.gen.tsx',
]
const generated = [
  ...registries,
  'schemas/documents/registry.gen.ts',
  'web/documents/registry.gen.ts',
  'schemas/rules.gen.json',
  'web/design/styles/files.gen.ts',
]
const minutes = 60_000

/** The steps of docs/guides/add-a-block.md, and of CONTRIBUTING.md for the document type that it shows. */
describe('a new block', () => {
  let tree: TreeCopy

  beforeAll(() => {
    tree = copyTree()
  }, 5 * minutes)
  afterAll(() => tree.remove())

  /** What `npm run generate` does of it; the whole takes too long for every run. */
  const generate = async () => {
    for (const program of [
      'scripts/generate/blocks.ts',
      'scripts/generate/documents.ts',
      'schemas/write-rules.ts',
      'web/design/styles/write.ts',
    ])
      await tree.run([program])
  }

  it(
    'is refused in a sentence while its folder is missing or lacks a file',
    async () => {
      const findBlocks = () => tree.run(['scripts/generate/blocks.ts'])
      tree.copy(`${source}/schema.ts`, schema)
      await expect(findBlocks()).rejects.toThrow(`${schema} has no folder: add ${folder}`)
      for (const name of ['query.ts', 'view.tsx', 'view.css'])
        tree.copy(`${source}/${name}`, `${folder}/${name}`)
      await expect(findBlocks()).rejects.toThrow(`${folder} has no sample.ts.`)
      tree.copy(`${source}/sample.ts`, `${folder}/sample.ts`)
      tree.drop(schema)
      await expect(findBlocks()).rejects.toThrow(`${folder} has no schema: add ${schema}.`)
      tree.copy(`${source}/schema.ts`, schema)
    },
    minutes,
  )

  it(
    'is its schema and its folder, and nothing else',
    async () => {
      expect(tree.changed().filter((path) => path !== schema && !path.startsWith(`${folder}/`))).toEqual([])
      await generate()
      for (const path of registries) expect(tree.read(path), path).toContain('tideTable')
      expect(tree.read('schemas/rules.gen.json')).toContain('Add at least one tide.')
    },
    5 * minutes,
  )

  it(
    'shows a new document type, which is a schema and a file',
    async () => {
      tree.copy('tests/support/trees/harbour/schema.ts', harbour.schema)
      await expect(tree.run(['scripts/generate/documents.ts'])).rejects.toThrow(harbour.document)
      tree.copy('tests/support/trees/harbour/document.ts', harbour.document)
      const query = `${folder}/query.ts`
      const text = tree
        .read(query)
        .replace(/^import \{ z.*$/m, `$&\nimport { depthIn } from '#${harbour.document}'`)
        .replace('resolve: ({ items })', "needs: ['harbour'],\n  resolve: ({ items }, _context, rows)")
        .replace(
          'harbour, time })) }),',
          'harbour, time: `${time}, ${depthIn(rows.harbour, harbour)}` })) }),',
        )
      expect(text).toMatch(/needs[\s\S]*rows\.harbour/)
      tree.write(query, text)
      await generate()
      for (const path of ['schemas/documents/registry.gen.ts', 'web/documents/registry.gen.ts'])
        expect(tree.read(path), path).toContain('harbour')
    },
    5 * minutes,
  )

  it(
    'is checked by the compiler, which finds a sample that does not fit and nothing else',
    async () => {
      const sample = `${folder}/sample.ts`
      const sound = tree.read(sample)
      tree.write(sample, sound.replace('harbour:', 'port:'))
      const compiled = tree.run([
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '--pretty',
        'false',
        '-p',
        '.',
      ])
      const told = await compiled.then(
        () => '',
        (error: unknown) => String(error),
      )
      tree.write(sample, sound)
      const faults = told.split('\n').filter((line) => line.includes(': error TS'))
      expect(faults.map((line) => line.split('(')[0])).toEqual([sample])
    },
    5 * minutes,
  )

  // It builds site and Studio anew, so `npm run sweep` alone runs it. The spec runs in the copy, on its own build.
  it(
    'is on a page and in the Studio',
    async () => {
      await tree.run(['scripts/generate.mjs'])
      await tree.run(['studio/build.mjs'])
      tree.copy('tests/support/trees/tide-table.spec.ts', 'tests/contract/tide-table.contract.ts')
      const spec = ['--project', 'contract', 'tests/contract/tide-table.contract.ts']
      const told = await tree.run(['node_modules/vitest/vitest.mjs', 'run', ...spec])
      expect(told).toMatch(/Tests .*4 passed/)
      tree.drop('tests/contract/tide-table.contract.ts')
    },
    20 * minutes,
  )

  it(
    'leaves nothing behind when it is taken out again',
    async () => {
      for (const path of [schema, folder, harbour.schema, harbour.document]) tree.drop(path)
      await generate()
      for (const path of generated) expect(tree.read(path)).toBe(readFileSync(join(root, path), 'utf8'))
    },
    5 * minutes,
  )
})
