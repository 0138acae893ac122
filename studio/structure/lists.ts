import { BookIcon } from '@sanity/icons/Book'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import type { singletonTypes } from '#schemas/index.ts'
import { icons } from '#studio/icons.ts'

export const apiVersion = '2026-05-04'

/** The one document of a type, opened at once. */
export function singleton(S: StructureBuilder, type: (typeof singletonTypes)[number]): ListItemBuilder {
  const title = type.title ?? type.name
  return S.listItem()
    .id(type.name)
    .title(title)
    .icon(icons[type.name] ?? BookIcon)
    .child(S.document().schemaType(type.name).documentId(type.name).title(title))
}

/** What a list shows of a type: some of its documents, in an order. */
interface Part {
  id: string
  title: string
  type: string
  filter?: string
  params?: Record<string, unknown>
  order?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  /** What a new document of this list starts as; without one it starts empty. */
  template?: string
}

/** A list of documents that stays up to date. */
export function documents(S: StructureBuilder, part: Part): ListItemBuilder {
  const { id, title, type, filter, params = {}, order = [], template } = part
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion(apiVersion)
    .filter(filter === undefined ? '_type == $type' : `_type == $type && ${filter}`)
    .params({ ...params, type })
    .defaultOrdering(order.map(([field, direction]) => ({ field, direction })))
    .initialValueTemplates([S.initialValueTemplateItem(template ?? type)])
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icons[type] ?? BookIcon)
    .child(list)
}

/** A heading of the desk over more lists. */
export const folder = (
  S: StructureBuilder,
  { id, title, type }: { id: string; title: string; type: string },
  items: Parameters<ReturnType<StructureBuilder['list']>['items']>[0],
): ListItemBuilder =>
  S.listItem()
    .id(id)
    .title(title)
    .icon(icons[type] ?? BookIcon)
    .child(S.list().id(id).title(title).items(items))
