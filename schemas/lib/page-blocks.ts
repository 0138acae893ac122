import type { ObjectDefinition } from 'sanity'
import { blockSchemas } from '#schemas/blocks/registry.gen.ts'
import { blockGroupTitles } from './block-menu.ts'

const offered = blockSchemas.toSorted(
  (a, b) => a.menu.order - b.menu.order || a.type.name.localeCompare(b.type.name, 'en'),
)

/** The blocks of a page, in the order in which an editor is offered them. */
export const pageBlocks: readonly ObjectDefinition[] = offered.map(({ type }) => type)

/** The blocks by purpose, as the menu of new blocks groups them. */
export const blockGroups = Object.entries(blockGroupTitles).map(([name, title]) => ({
  name,
  title,
  of: offered.filter(({ menu }) => menu.group === name).map(({ type }) => type.name),
}))
