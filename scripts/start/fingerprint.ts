import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.next', '.sanity', 'next-env.d.ts'])

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  const names = readdirSync(path).filter((name) => !skipped.has(name) && !name.startsWith('.next'))
  for (const name of names.sort()) yield* filesOf(join(path, name))
}

/** One hash over the contents of the named files and folders and over further values, such as addresses. */
export function fingerprint(root: string, paths: readonly string[], values: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) {
      if (/\.(test|contract|e2e|journey)\.tsx?$/.test(file)) continue
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  for (const value of values) hash.update(value).update('\0')
  return hash.digest('hex')
}

/** Whether the stamp in a build's output matches these inputs. */
export const isBuilt = (stampFile: string, inputs: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs

/**
 * Runs a build unless the stamp in its output matches the inputs. The stamp is written last, so an
 * interrupted build is repeated.
 */
export async function unlessBuilt(
  stampFile: string,
  inputs: string,
  build: () => Promise<void>,
): Promise<'built' | 'stands'> {
  if (isBuilt(stampFile, inputs)) return 'stands'
  await build()
  writeFileSync(stampFile, inputs)
  return 'built'
}
