import { portableText } from '#content/markdown/portable-text.ts'
import { typeset } from '#content/typography.ts'
import { isLocale, localeIds } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import { storedHref, storedLink } from './links.ts'
import { areasOf } from './areas.ts'
import { idOfKey, positionKey, type Place } from './place.ts'
import type { FieldShape, MemberShape, Shape } from './shape.ts'

const reference = (type: string, key: unknown) => ({ _type: 'reference', _ref: idOfKey(type, String(key)) })

function storedItem(members: readonly MemberShape[], item: unknown, index: number, place: Place): unknown {
  if (!isRecord(item)) return item
  const member = members.find(({ type }) => type === item['type']) ?? members[0]
  if (member === undefined) return item
  const key = member.hasKey ? item['key'] : undefined
  return {
    _type: member.type,
    _key: key ?? positionKey(index),
    ...storedFields(member.fields(), item, place),
  }
}

function perLanguage(shape: Extract<Shape, { kind: 'languages' }>, value: unknown, place: Place): unknown {
  const values: unknown = isRecord(value) ? value : Object.fromEntries(localeIds.map((id) => [id, value]))
  return Object.entries(isRecord(values) ? values : {})
    .filter(([id, words]) => isLocale(id) && words !== undefined)
    .toSorted(([a], [b]) => localeIds.findIndex((id) => id === a) - localeIds.findIndex((id) => id === b))
    .map(([id, words]) => ({
      _type: `internationalizedArray${shape.type}Value`,
      _key: id,
      language: id,
      value: stored(shape.of, words, { ...place, language: isLocale(id) ? id : undefined, isPage: false }),
    }))
}

/** The stored form of a value from a file. */
function stored(shape: Shape, value: unknown, place: Place): unknown {
  const { language } = place
  switch (shape.kind) {
    case 'text':
      return shape.isSet && language !== undefined ? typeset(language, String(value)) : value
    case 'prose': {
      const words = language === undefined ? String(value) : typeset(language, String(value))
      return portableText(words, (href) => storedHref(href, place))
    }
    case 'link':
      return isRecord(value) ? storedLink(value, place) : value
    case 'asset':
      return isRecord(value)
        ? {
            _type: shape.type,
            asset: { _type: 'reference', _ref: value['file'] },
            ...areasOf(value),
            ...storedFields(shape.fields(), value, place),
          }
        : value
    case 'pagePath':
      return storedHref(`page:${String(value)}`, place)
    case 'reference':
      return reference(shape.type, value)
    case 'references':
      return Array.isArray(value)
        ? value.map((key: unknown) => ({ ...reference(shape.type, key), _key: String(key) }))
        : value
    case 'languages':
      return perLanguage(shape, value, place)
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => stored(shape.of, item, place)) : value
    case 'items':
      return Array.isArray(value)
        ? value.map((item: unknown, index) => storedItem(shape.members, item, index, place))
        : value
    case 'object':
      return isRecord(value)
        ? {
            ...(shape.type === undefined ? {} : { _type: shape.type }),
            ...storedFields(shape.fields(), value, place),
          }
        : value
    default:
      return value
  }
}

/**
 * The stored fields of a document, or of a part of one. Switches omitted in the file get their initial value.
 * @throws Error naming the field of a link to a page that does not exist
 */
export function storedFields(
  fields: readonly FieldShape[],
  source: Record<string, unknown>,
  place: Place,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const { name, alias, shape } of fields) {
    const value = source[alias] ?? (shape.kind === 'flag' ? shape.initial : undefined)
    if (value === undefined) continue
    try {
      result[name] = stored(shape, value, place)
    } catch (error) {
      throw new Error(`${alias}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  return result
}
