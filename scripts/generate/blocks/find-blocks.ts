import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** A block as its schema and its folder name it. */
export interface FoundBlock {
  /** Type in the lake, and the export of its schema: `keyFigures`. */
  type: string
  /** Name of its schema file and its folder: `key-figures`. */
  folder: string
  /** Module of `@sanity/icons`: `Number`. */
  icon: string
  /** Its query module exports a GROQ projection, `keyFiguresFields`. */
  hasFields: boolean
}

/** Folders of `web/blocks` that are no block: what several blocks share. */
const sharedFolders = new Set(['parts'])

/** What each file of a block's folder must export. */
const wanted = { 'query.ts': 'block', 'view.tsx': 'View', 'sample.ts': 'samples' } as const

const schemaModule = z.record(z.string(), z.unknown())
const menuShape = z.object({ icon: z.string() })
const typeShape = z.object({ name: z.string() })

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const hasExport = (file: string, name: string): boolean =>
  new RegExp(`^export (const|function|async function) ${name}\\b`, 'm').test(readFileSync(file, 'utf8'))

/** A sentence for each thing that the folder of a block lacks. */
const faultsOfFolder = (root: string, folder: string): string[] => {
  const place = join('web', 'blocks', folder)
  if (!existsSync(join(root, place)))
    return [`schemas/blocks/${folder}.ts has no folder: add ${place} with query.ts, view.tsx and sample.ts.`]
  return Object.entries(wanted).flatMap(([name, exported]) => {
    const file = join(root, place, name)
    if (!existsSync(file)) return [`${place} has no ${name}.`]
    return hasExport(file, exported) ? [] : [`${place}/${name} exports no “${exported}”.`]
  })
}

const require = createRequire(import.meta.url)

const isIcon = (name: string): boolean => {
  try {
    require.resolve(`@sanity/icons/${name}`)
    return true
  } catch {
    return false
  }
}

/** What a schema file says of its block; its faults are sentences. */
const readSchema = async (root: string, folder: string): Promise<{ icon: string; faults: string[] }> => {
  const file = `schemas/blocks/${folder}.ts`
  const type = camelCase(folder)
  const exported = schemaModule.parse(await import(pathToFileURL(join(root, file)).href))
  const menu = menuShape.safeParse(exported['menu']).data
  const faults = [
    ...(typeShape.safeParse(exported[type]).data?.name === type
      ? []
      : [`${file} exports no “${type}” whose name is “${type}”.`]),
    ...(menu ? [] : [`${file} exports no “menu”.`]),
    ...(menu && !isIcon(menu.icon)
      ? [`${file} names the icon “${menu.icon}”, which @sanity/icons lacks.`]
      : []),
  ]
  return { icon: menu?.icon ?? '', faults }
}

/**
 * The blocks of a tree: one for each file of `schemas/blocks` with its folder in `web/blocks`, by name.
 * @throws a list of sentences when a schema lacks its folder, a folder its schema, or either an export
 */
export const findBlocks = async (root: string): Promise<FoundBlock[]> => {
  const schemas = readdirSync(join(root, 'schemas/blocks'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted()
  const folders = readdirSync(join(root, 'web/blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !sharedFolders.has(entry.name))
    .map(({ name }) => name)
    // Git leaves the folder of a removed block behind, empty.
    .filter((name) => readdirSync(join(root, 'web/blocks', name)).length > 0)
  const faults = folders
    .filter((folder) => !schemas.includes(folder))
    .map((folder) => `web/blocks/${folder} has no schema: add schemas/blocks/${folder}.ts.`)
  const blocks: FoundBlock[] = []
  for (const folder of schemas) {
    const missing = faultsOfFolder(root, folder)
    const schema = await readSchema(root, folder)
    faults.push(...missing, ...schema.faults)
    if (missing.length === 0)
      blocks.push({
        type: camelCase(folder),
        folder,
        icon: schema.icon,
        hasFields: hasExport(join(root, 'web/blocks', folder, 'query.ts'), `${camelCase(folder)}Fields`),
      })
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return blocks
}
