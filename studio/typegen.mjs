import { copyFile, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root, withSanity } from './cli.mjs'

/**
 * `node studio/typegen.mjs` writes the types of the content and of the site's queries:
 * `schemas/schema.gen.json` (the schema, not committed) and `web/content/lake/types.gen.ts`. `--check`
 * compares the types instead and exits 1 when they are outdated.
 */
const types = join(root, 'web', 'content', 'lake', 'types.gen.ts')
const name = relative(root, types)

try {
  await withSanity(async (run, folder) => {
    // Paths of both, and of the queries, are in sanity.cli.ts.
    await run('schemas', 'extract', '--force')
    await run('typegen', 'generate')
    const generated = join(folder, 'types.gen.ts')
    if (!process.argv.includes('--check')) {
      await copyFile(join(folder, 'schema.json'), join(root, 'schemas', 'schema.gen.json'))
      await copyFile(generated, types)
      console.log(`${name} is written`)
      return
    }
    const found = await readFile(types, 'utf8').catch(() => '')
    if (found === (await readFile(generated, 'utf8'))) {
      console.log(`${name} is what the schemas and queries say`)
      return
    }
    console.error(`${name} differs from the schemas and queries: run node studio/typegen.mjs`)
    process.exitCode = 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
