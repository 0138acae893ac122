import { readFile, writeFile } from 'node:fs/promises'
import { schemaTypes } from './index.ts'
import { collectRules } from '#schemas/collect/collect-rules.ts'

/**
 * `node schemas/write-rules.ts` generates the publish rules from the schemas; `--check` compares instead and
 * exits 1 when the file is outdated.
 */
const file = new URL('rules.gen.json', import.meta.url)
const wanted = `${JSON.stringify(collectRules(schemaTypes), null, 2)}\n`

if (process.argv.includes('--check')) {
  const found = await readFile(file, 'utf8').catch(() => '')
  if (found !== wanted) {
    console.error('schemas/rules.gen.json differs from the schemas: run node schemas/write-rules.ts')
    process.exitCode = 1
  }
} else {
  await writeFile(file, wanted)
}
