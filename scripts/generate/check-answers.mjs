import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { planAnswerTest, untyped } from './answers/plan-answer-test.ts'
import { findDocuments } from './documents/find-documents.ts'
import { root, withSanity } from '#studio/cli.mjs'

/**
 * `node scripts/generate/check-answers.mjs` has Sanity type the answer to each query of the site by the schemas, and the
 * compiler compare them with the shapes by which the site reads the answers. Fails on a field that a shape reads and
 * its query does not ask for or the schema names differently, and on an answer that Sanity cannot type.
 */
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

/** @param {string} folder @returns {Promise<string[]>} faults, as sentences */
const compare = async (folder) => {
  const types = await readFile(join(folder, 'types.gen.ts'), 'utf8')
  const documents = findDocuments(root).filter(({ isRead }) => isRead)
  const faults = untyped(types, documents)
  await writeFile(join(folder, 'answers.ts'), planAnswerTest(documents))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.json',
      compilerOptions: { noEmit: true, incremental: false, skipLibCheck: true },
      include: ['answers.ts'],
    }),
  )
  try {
    execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.json')], { encoding: 'utf8' })
  } catch (error) {
    faults.push(error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error))
  }
  return faults
}

try {
  await withSanity(async (run, folder) => {
    // Where both lie, and where the queries are found, is said in sanity.cli.ts.
    await run('schemas', 'extract', '--force')
    await run('typegen', 'generate')
    const faults = await compare(folder)
    if (faults.length === 0) console.log('the shapes read what the schemas and queries give')
    else console.error(faults.join('\n'))
    process.exitCode = faults.length === 0 ? 0 : 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
