import { readdirSync } from 'node:fs'
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
}

const schemaModule = z.record(z.string(), z.unknown())
const menuShape = z.object({ icon: z.string() })
const typeShape = z.object({ name: z.string() })

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

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
 * The blocks of a tree: one for each file of `schemas/blocks`, by name.
 * @throws a list of sentences when a schema lacks an export
 */
export const findBlocks = async (root: string): Promise<FoundBlock[]> => {
  const schemas = readdirSync(join(root, 'schemas/blocks'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted()
  const faults: string[] = []
  const blocks: FoundBlock[] = []
  for (const folder of schemas) {
    const { icon, faults: found } = await readSchema(root, folder)
    faults.push(...found)
    blocks.push({ type: camelCase(folder), folder, icon })
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return blocks
}
