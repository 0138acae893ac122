import { markdownOf } from '#content/markdown/markdown-of.ts'
import { untypeset } from '#content/typography.ts'
import { localeIds } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import { writtenHref, writtenLink } from './links.ts'
import { areasOf } from './areas.ts'
import { keyOfId, positionKey, type Place } from './place.ts'
import type { FieldShape, MemberShape, Shape } from './shape.ts'

const keyOf = (type: string, reference: unknown): string =>
  isRecord(reference) ? keyOfId(type, String(reference['_ref'])) : ''

function writtenItem(members: readonly MemberShape[], item: unknown, index: number, place: Place): unknown {
  if (!isRecord(item)) return item
  const member = members.find(({ type }) => type === item['_type']) ?? members[0]
  if (member === undefined) return item
  const { _key: key } = item
  return {
    ...(members.length > 1 ? { type: member.type } : {}),
    ...(member.hasKey && key !== positionKey(index) ? { key } : {}),
    ...writtenFields(member.fields(), item, place),
  }
}

function perLanguage(shape: Extract<Shape, { kind: 'languages' }>, value: unknown, place: Place): unknown {
  const items: unknown[] = Array.isArray(value) ? value : []
  const words: Record<string, unknown> = {}
  for (const language of localeIds) {
    const item = items.filter(isRecord).find((one) => one['language'] === language)
    if (item?.['value'] === undefined) continue
    words[language] = written(shape.of, item['value'], { ...place, language, isPage: false })
  }
  const all = localeIds.map((language) => words[language])
  const isSame = typeof all[0] === 'string' && all.every((one) => one === all[0])
  return shape.of.kind === 'text' && isSame ? all[0] : words
}

/** The form of a stored value in our files. */
function written(shape: Shape, value: unknown, place: Place): unknown {
  const { language } = place
  switch (shape.kind) {
    case 'text':
      return shape.isSet && language !== undefined ? untypeset(language, String(value)) : value
    case 'prose': {
      const words = markdownOf(value, (href) => writtenHref(href, place))
      return `${language === undefined ? words : untypeset(language, words)}\n`
    }
    case 'link':
      return isRecord(value) ? writtenLink(value, place) : value
    case 'asset':
      return isRecord(value)
        ? {
            file: keyOf('', value['asset']),
            ...areasOf(value),
            ...writtenFields(shape.fields(), value, place),
          }
        : value
    case 'pagePath':
      return place.pages.keyOf(String(value)) ?? value
    case 'reference':
      return keyOf(shape.type, value)
    case 'references':
      return Array.isArray(value) ? value.map((item: unknown) => keyOf(shape.type, item)) : value
    case 'languages':
      return perLanguage(shape, value, place)
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => written(shape.of, item, place)) : value
    case 'items':
      return Array.isArray(value)
        ? value.map((item: unknown, index) => writtenItem(shape.members, item, index, place))
        : value
    case 'object':
      return isRecord(value) ? writtenFields(shape.fields(), value, place) : value
    default:
      return value
  }
}

/**
 * The fields of a stored document, or of a part of one, in the order of the content model. Switches with
 * their initial value are omitted.
 * @throws Error when a stored field is not in the content model: it would be lost
 */
export function writtenFields(
  fields: readonly FieldShape[],
  source: Record<string, unknown>,
  place: Place,
): Record<string, unknown> {
  const known = new Set(fields.map(({ name }) => name))
  const stray = Object.keys(source).find(
    (name) => !known.has(name) && !name.startsWith('_') && !['asset', 'hotspot', 'crop'].includes(name),
  )
  if (stray !== undefined) throw new Error(`the content model has no field ${stray}`)
  const result: Record<string, unknown> = {}
  for (const { name, alias, shape } of fields) {
    const value = source[name]
    if (value === undefined || value === null) continue
    if (shape.kind === 'flag' && value === shape.initial) continue
    result[alias] = written(shape, value, place)
  }
  return result
}
