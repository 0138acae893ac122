import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

const ignored = new Set(['node_modules', 'dist', 'test-results'])

/** Every file of the tree below a folder, but what is built, stored or hidden. */
export function* filesIn(folder = '.'): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name.startsWith('.')) continue
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/** A source file and what it imports, by type or by value: `#web/design/price.tsx` as `web/design/price.tsx`. */
export interface Module {
  file: string
  text: string
  imports: string[]
}

/** What a text imports: paths from the root, and names of packages. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, target = '']) => {
    if (target.startsWith('#')) return target.slice(1)
    if (!target.startsWith('.')) return target
    return new URL(target, `file:///${file}`).pathname.slice(1)
  })

export const isTest = (file: string): boolean => /\.(test|contract|e2e|journey)\.tsx?$/.test(file)
const isSource = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')
export const isGenerated = (file: string): boolean => /\.gen\.\w+$/.test(file)

/** Every source file of the tree. */
export const modules: readonly Module[] = [...filesIn()].filter(isSource).map((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, text, imports: importsOf(file, text) }
})
