import type { ArraySchemaType, SchemaType } from 'sanity'
import { isRecord } from '#common/records.ts'
import { isPerLanguage } from '#studio/translations/per-language.ts'
import { say } from '#studio/words/model/sentences.ts'

/** `[…]` around an item's selector, or the name of a field. */
const segments = /\[([^\]]*)\]|([^.[\]]+)/g

/** The item selected by key, index or type, as forms, the lake and its rules write it. */
function itemIn(items: readonly unknown[], told: string): unknown {
  const type = /^_type=(.+)$/.exec(told)?.[1]
  if (type !== undefined) return { _type: type }
  return items.find((item) => isRecord(item) && item['_key'] === told) ?? items[Number(told || NaN)]
}

/** The title of a list item: its type, numbered where there are several of that type. */
function itemName(
  list: ArraySchemaType,
  items: readonly unknown[],
  item: unknown,
): [name: string, type: SchemaType | undefined] {
  const type = isRecord(item) ? item['_type'] : undefined
  const itemType = list.of.find(({ name }) => name === type) ?? list.of[0]
  const title = itemType?.title ?? itemType?.name ?? ''
  const alike = items.filter((one) => isRecord(one) && one['_type'] === type)
  const place = alike.indexOf(item) + 1
  return [alike.length > 1 && place > 0 ? `${title} ${place}` : title, itemType]
}

/**
 * A field as editors know it, by the titles of the content model: `blocks[a].cards[b].text` is “Cards › Card
 * 2 › Text”.
 * @param document contains the field; items are titled by their content
 * @param path fields with dots, items by key, index or type in brackets
 */
export function fieldTitle(type: SchemaType | undefined, document: unknown, path: string): string {
  const names: string[] = []
  let at: SchemaType | undefined = type
  let value = document
  for (const [, told, field] of path.matchAll(segments)) {
    // Below it are the languages of one text.
    if (at && isPerLanguage(at)) break
    if (field !== undefined) {
      const found = at?.jsonType === 'object' ? at.fields.find(({ name }) => name === field) : undefined
      names.push(found?.type.title ?? field)
      at = found?.type
      value = isRecord(value) ? value[field] : undefined
      continue
    }
    const items: unknown[] = Array.isArray(value) ? value : []
    const item = itemIn(items, told ?? '')
    if (at?.jsonType !== 'array' || item === undefined) continue
    const [name, itemType] = itemName(at, items, item)
    // The item stands for its list.
    names[names.length - 1] = name
    at = itemType
    value = item
  }
  return names.join(' › ')
}

/** Titles of some fields, the first ones named and the others counted. */
export const fieldTitles = (
  type: SchemaType | undefined,
  document: unknown,
  paths: readonly string[],
  named = 2,
): string => {
  const titles = [...new Set(paths.map((path) => fieldTitle(type, document, path)))]
  const fields = titles.slice(0, named).join(', ')
  const count = titles.length - named
  if (count <= 0) return fields
  return say(count === 1 ? '{{fields}} and 1 more' : '{{fields}} and {{count}} more', { fields, count })
}
