import { BookIcon } from '@sanity/icons/Book'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { DocumentDefinition } from 'sanity'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { isRecord } from '#common/records.ts'
import { inWords } from '#schemas/words/say.ts'
import { icons } from '#studio/icons.ts'
import { mayPublish } from '#studio/languages/own-languages.ts'
import { i18nOf, type Titled, titledAs } from './titled.ts'

export const apiVersion = '2026-05-04'

/** The one document of a type, opened directly. */
export function singleton(
  S: StructureBuilder,
  type: Pick<DocumentDefinition, 'name' | 'title'>,
): ListItemBuilder {
  const own = titledAs(type.name, type.title ?? type.name)
  return S.listItem()
    .id(type.name)
    .title(own.title)
    .i18n(i18nOf(own))
    .icon(icons[type.name] ?? BookIcon)
    .child(S.document().schemaType(type.name).documentId(type.name).title(inWords(own.title)))
}

/** A list of documents of a type: filter and order. */
interface Part extends Titled {
  id: string
  type: string
  filter?: string
  params?: Record<string, unknown>
  order?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  /** The initial value template of a new document in this list; none by default. */
  template?: string
}

/** A list of documents that stays up to date. */
export function documents(S: StructureBuilder, part: Part): ListItemBuilder {
  const { id, title, type, filter, params = {}, order = [], template } = part
  const list = S.documentList()
    .id(id)
    .title(title)
    .i18n(i18nOf(part))
    .schemaType(type)
    .apiVersion(apiVersion)
    .filter(filter === undefined ? '_type == $type' : `_type == $type && ${filter}`)
    .params({ ...params, type })
    .defaultOrdering(order.map(([field, direction]) => ({ field, direction })))
    .initialValueTemplates([S.initialValueTemplateItem(template ?? type)])
  return S.listItem()
    .id(id)
    .title(title)
    .i18n(i18nOf(part))
    .icon(icons[type] ?? BookIcon)
    .child(list)
}

/**
 * A list whose documents are dragged into the order the site shows; it takes effect at once, so those who may
 * not publish see the list without handles.
 */
export function ordered(
  S: StructureBuilder,
  context: StructureResolverContext,
  part: Omit<Part, 'order' | 'template'>,
): ListItemBuilder {
  if (!mayPublish(context.currentUser)) return documents(S, { ...part, order: [['orderRank', 'asc']] })
  const { id, title, type, filter, params = {} } = part
  const list = orderableDocumentListDeskItem({
    S,
    context,
    id,
    title,
    type,
    icon: icons[type] ?? BookIcon,
    ...(filter === undefined ? {} : { filter, params }),
  })
  const { child } = list
  // The list would have the title of its type, and an action that discards the order with one click.
  const kept =
    isRecord(child) && Array.isArray(child['menuItems']) ? child['menuItems'].filter(isHarmless) : []
  const i18n = i18nOf(part)
  return S.listItem({ ...list, child: Object.assign(Object(child), { title, i18n, menuItems: kept }) }).i18n(
    i18n,
  )
}

const isHarmless = (item: unknown): boolean => !(isRecord(item) && item['action'] === 'resetOrder')

/** A heading of the desk over further lists. */
export const folder = (
  S: StructureBuilder,
  { id, type, ...own }: Titled & { id: string; type: string },
  items: Parameters<ReturnType<StructureBuilder['list']>['items']>[0],
): ListItemBuilder =>
  S.listItem()
    .id(id)
    .title(own.title)
    .i18n(i18nOf(own))
    .icon(icons[type] ?? BookIcon)
    .child(S.list().id(id).title(own.title).i18n(i18nOf(own)).items(items))
