import { isRecord, itemsOf, type JsonObject } from '#common/records.ts'

/** As much of a type of the content model as its values are said by. */
export interface ValueType {
  name: string
  fields?: readonly { name: string; type: ValueType }[]
  /** The types of a list's items. */
  of?: readonly ValueType[]
  options?: unknown
}

/** How values that are no words are said in the language of the Studio. */
export interface Speech {
  /** A reference's target as people know it, such as the name of a file. */
  nameOf: (id: string) => string
  flag: (value: boolean) => string
  number: (value: number) => string
  /** `2026-11-26`. */
  day: (value: string) => string
  /** An instant, ISO 8601. */
  moment: (value: string) => string
}

/** Fields that are the lake's own, or tools'. */
const isOwn = (name: string): boolean =>
  name.startsWith('_') || name === 'orderRank' || name === 'fingerprints' || name === 'markDefs'

/** The type of a field. */
export const childType = (type: ValueType | undefined, name: string): ValueType | undefined =>
  type?.fields?.find((field) => field.name === name)?.type

/** The type of a list's item. */
export const itemType = (type: ValueType | undefined, item: unknown): ValueType | undefined => {
  const name = isRecord(item) ? item['_type'] : undefined
  return type?.of?.find((one) => one.name === name) ?? type?.of?.[0]
}

/** Names of fields in the order of the content model; those it does not know come last, the lake's own not at all. */
export const ranked = (names: readonly string[], type: ValueType | undefined): string[] => {
  const ranks = new Map(type?.fields?.map(({ name }, rank) => [name, rank]))
  const rankOf = (name: string): number => ranks.get(name) ?? ranks.size
  return names.filter((name) => !isOwn(name)).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The title of a value that is chosen from a list; undefined for any other. */
function choiceOf(value: unknown, type: ValueType | undefined): string | undefined {
  const list = isRecord(type?.options) ? itemsOf(type.options['list']) : []
  const chosen = list.find((one) => isRecord(one) && one['value'] === value)
  return isRecord(chosen) && typeof chosen['title'] === 'string' ? chosen['title'] : undefined
}

const isInstant = (type: ValueType | undefined): boolean => type?.name === 'date' || type?.name === 'datetime'

/** Whether a value is words, of which some may change. */
export const isProse = (value: unknown, type: ValueType | undefined): boolean =>
  Array.isArray(value) ||
  (typeof value === 'string' && !isInstant(type) && choiceOf(value, type) === undefined)

/** The words of a paragraph, and behind them where its links lead: a changed address is a change. */
function wordsOfBlock(value: JsonObject, speech: Speech): string {
  const words = itemsOf(value['children'])
    .map((child) => (isRecord(child) && typeof child['text'] === 'string' ? child['text'] : ''))
    .join('')
  const links = itemsOf(value['markDefs']).map((mark) => wordsOf(mark, undefined, speech))
  return [words, ...links.filter((link) => link !== '').map((link) => `→ ${link}`)].join('\n')
}

function wordsOfText(value: string, type: ValueType | undefined, speech: Speech): string {
  if (!isInstant(type) || Number.isNaN(Date.parse(value))) return choiceOf(value, type) ?? value
  return type?.name === 'date' ? speech.day(value) : speech.moment(value)
}

/** A value in words, as people know it by the content model. */
export function wordsOf(value: unknown, type: ValueType | undefined, speech: Speech): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return wordsOfText(value, type, speech)
  if (typeof value === 'boolean') return speech.flag(value)
  if (typeof value === 'number') return choiceOf(value, type) ?? speech.number(value)
  if (Array.isArray(value)) {
    return value.map((item) => wordsOf(item, itemType(type, item), speech)).join('\n')
  }
  if (!isRecord(value)) return ''
  if (value['_type'] === 'block') return wordsOfBlock(value, speech)
  if (typeof value['_ref'] === 'string') return speech.nameOf(value['_ref'])
  return ranked(Object.keys(value), type)
    .map((name) => wordsOf(value[name], childType(type, name), speech))
    .filter((words) => words !== '')
    .join('\n')
}
