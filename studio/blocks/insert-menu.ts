import type { SchemaTypeDefinition } from 'sanity'
import { blockGroups } from '#schemas/lib/page-blocks.ts'
import { drawings } from './drawings.ts'
import { imageOf } from './strokes.ts'

/** The picture of a block in the menu of new blocks; undefined for a block that is not drawn. */
export const previewImageUrl = (block: string): string | undefined => {
  const strokes = Object.hasOwn(drawings, block) ? drawings[block] : undefined
  return strokes === undefined ? undefined : imageOf(strokes)
}

const insertMenu = {
  filter: true,
  groups: blockGroups,
  views: [{ name: 'grid' as const, previewImageUrl }, { name: 'list' as const }],
}

/** The page's menu of new blocks shows what each looks like. */
export const withDrawings = (type: SchemaTypeDefinition): SchemaTypeDefinition => {
  if (type.name !== 'page' || !('fields' in type) || !Array.isArray(type.fields)) return type
  const fields = type.fields.map((field) =>
    field.name === 'blocks' ? { ...field, options: { insertMenu } } : field,
  )
  return { ...type, fields }
}
