import { diffWordsWithSpace } from 'diff'
import { isRecord, isSame, itemsOf, type JsonObject } from '#common/records.ts'

/** A run of words, and whether it was taken out or put in. */
export interface Run {
  text: string
  mark: 'same' | 'removed' | 'added'
}

/** A field that differs. */
export interface Change {
  /** `blocks[a].title`, as in the rules of the content model. */
  path: string
  /** The language of the text, where a text per language differs. */
  language?: string
  /** Empty where the field is, or was, empty. */
  before: readonly Run[]
  after: readonly Run[]
}

/** Fields that are the lake's own, or tools'. */
const isOwn = (name: string): boolean =>
  name.startsWith('_') || name === 'orderRank' || name === 'fingerprints' || name === 'markDefs'

/** A block of rich text as its words. */
const isTextBlock = (value: unknown): value is JsonObject => isRecord(value) && value['_type'] === 'block'

/** A reference's target as people know it, such as the name of a file. */
type NameOf = (id: string) => string

/** The words of a paragraph, and behind them where its links lead: a changed address is a change. */
function wordsOfBlock(value: JsonObject, nameOf: NameOf): string {
  const words = itemsOf(value['children'])
    .map((child) => (isRecord(child) && typeof child['text'] === 'string' ? child['text'] : ''))
    .join('')
  const links = itemsOf(value['markDefs']).map((mark) => wordsOf(mark, nameOf))
  return [words, ...links.filter((link) => link !== '').map((link) => `→ ${link}`)].join('\n')
}

/** A value that holds no fields, in words. */
function wordsOf(value: unknown, nameOf: NameOf): string {
  if (value === undefined || value === null) return ''
  if (isTextBlock(value)) return wordsOfBlock(value, nameOf)
  if (Array.isArray(value)) return value.map((item) => wordsOf(item, nameOf)).join('\n')
  if (typeof value === 'string') return value
  if (!isRecord(value)) return JSON.stringify(value)
  if (typeof value['_ref'] === 'string') return nameOf(value['_ref'])
  return Object.entries(value)
    .filter(([name]) => !isOwn(name))
    .map(([, child]) => wordsOf(child, nameOf))
    .filter((words) => words !== '')
    .join('\n')
}

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['_key'] === 'string' ? item['_key'] : undefined

const refOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['_ref'] === 'string' ? value['_ref'] : undefined

/** A list whose items are known by their keys, and hold fields. */
const isKeyed = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => keyOf(item) !== undefined)

const isRichText = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isTextBlock)

const isLeaf = (value: unknown): boolean =>
  (!isRecord(value) && !isKeyed(value)) ||
  isRichText(value) ||
  isTextBlock(value) ||
  refOf(value) !== undefined

const languageOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['language'] === 'string' && 'value' in item ? item['language'] : undefined

const markOf = ({ added, removed }: { added: boolean; removed: boolean }): Run['mark'] =>
  added ? 'added' : removed ? 'removed' : 'same'

/** The words before and after, the changed ones marked. */
function planRuns(before: string, after: string): Pick<Change, 'before' | 'after'> {
  const runs = diffWordsWithSpace(before, after).map(
    (part): Run => ({
      text: part.value,
      mark: markOf(part),
    }),
  )
  return {
    before: runs.filter(({ mark }) => mark !== 'added'),
    after: runs.filter(({ mark }) => mark !== 'removed'),
  }
}

/** A value that is no text, such as a figure or a file, is another one as a whole. */
const planWhole = (before: string, after: string): Pick<Change, 'before' | 'after'> => ({
  before: before === '' ? [] : [{ text: before, mark: 'removed' }],
  after: after === '' ? [] : [{ text: after, mark: 'added' }],
})

/**
 * The fields that differ, in the order of the document, each with its words before and after. A list that only
 * changed its order is one change, with its items in both orders.
 * @param nameOf names the target of a reference
 */
export function planChanges(before: unknown, after: unknown, nameOf: NameOf = (id) => id): Change[] {
  return compare(before, after, '', undefined)

  function compare(old: unknown, now: unknown, path: string, language: string | undefined): Change[] {
    if (isSame(old, now)) return []
    if ((isRecord(old) || isRecord(now)) && !isLeaf(old ?? now)) {
      const [was, is] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}]
      const names = [...new Set([...Object.keys(is), ...Object.keys(was)])]
      return names
        .filter((name) => !isOwn(name) && !(language !== undefined && name === 'language'))
        .flatMap((name) => compare(was[name], is[name], path === '' ? name : `${path}.${name}`, language))
    }
    if ((isKeyed(old) || isKeyed(now)) && !isRichText(old ?? now)) return compareLists(old, now, path)
    // A draft marks its references as its own.
    if (refOf(old) !== undefined && refOf(old) === refOf(now)) return []
    // Where the formatting of words changed, all of them are the same.
    const isText = [old, now].some((value) => typeof value === 'string' || Array.isArray(value))
    const runs = (isText ? planRuns : planWhole)(wordsOf(old, nameOf), wordsOf(now, nameOf))
    return [{ path, ...(language === undefined ? {} : { language }), ...runs }]
  }

  function compareLists(old: unknown, now: unknown, path: string): Change[] {
    const [was, is] = [itemsOf(old), itemsOf(now)]
    const keys = [...new Set([...is, ...was].flatMap((item) => keyOf(item) ?? []))]
    const changes = keys.flatMap((key) => {
      const of = (items: readonly unknown[]) => items.find((item) => keyOf(item) === key)
      const item = of(is) ?? of(was)
      return compare(of(was), of(is), `${path}[${key}]`, languageOf(item))
    })
    if (changes.length > 0) return changes
    return [{ path, ...planRuns(wordsOf(was, nameOf), wordsOf(is, nameOf)) }]
  }
}

/** The ids of everything a document refers to, whose names say more than their ids. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  return typeof value['_ref'] === 'string' ? [value['_ref']] : Object.values(value).flatMap(referencesIn)
}
