import { isRecord, isSame, itemsOf } from '#common/records.ts'
import { type ChangedWords, diffWords } from './diff-words.ts'
import { childType, isProse, itemType, ranked, type Speech, type ValueType, wordsOf } from './plan-words.ts'

/** A field that differs. */
export interface Change {
  /** `blocks[a].title`, as in the rules of the content model. */
  path: string
  /** The language of the text, where a text per language differs. */
  language?: string
  /** Empty where the field is, or was, empty. */
  before: readonly ChangedWords[]
  after: readonly ChangedWords[]
  /** The ids of what is referred to, where the field refers to something. */
  targets?: { before?: string | undefined; after?: string | undefined }
}

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['_key'] === 'string' ? item['_key'] : undefined

const refOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['_ref'] === 'string' ? value['_ref'] : undefined

/** A list whose items are known by their keys, and hold fields. */
const isKeyed = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => keyOf(item) !== undefined)

/** A block of rich text. */
const isTextBlock = (value: unknown): boolean => isRecord(value) && value['_type'] === 'block'

const isRichText = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isTextBlock)

const isLeaf = (value: unknown): boolean =>
  (!isRecord(value) && !isKeyed(value)) ||
  isRichText(value) ||
  isTextBlock(value) ||
  refOf(value) !== undefined

const languageOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item['language'] === 'string' && 'value' in item ? item['language'] : undefined

/** The words before and after, the changed ones marked. */
function planRuns(before: string, after: string): Pick<Change, 'before' | 'after'> {
  const runs = diffWords(before, after)
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

/** Where in a document a value stands. */
interface Place {
  path: string
  language?: string | undefined
  type: ValueType | undefined
}

/** What is said of a document's values, and by which type. */
interface Telling {
  type: ValueType | undefined
  speech: Speech
}

/**
 * The fields that differ, in the order of the content model, each with its words before and after. A list that only
 * changed its order is one change, with its items in both orders.
 * @param told the type of the document, where it is known, and how values are said
 */
export function planChanges(before: unknown, after: unknown, told: Telling): Change[] {
  const { speech } = told
  return compare(before, after, { path: '', type: told.type })

  function compare(old: unknown, now: unknown, place: Place): Change[] {
    const { path, language, type } = place
    if (isSame(old, now)) return []
    if ((isRecord(old) || isRecord(now)) && !isLeaf(old ?? now)) {
      const [was, is] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}]
      return ranked([...new Set([...Object.keys(is), ...Object.keys(was)])], type)
        .filter((name) => !(language !== undefined && name === 'language'))
        .flatMap((name) => {
          const at = { ...place, path: path === '' ? name : `${path}.${name}`, type: childType(type, name) }
          return compare(was[name], is[name], at)
        })
    }
    if ((isKeyed(old) || isKeyed(now)) && !isRichText(old ?? now)) return compareLists(old, now, place)
    const targets = { before: refOf(old), after: refOf(now) }
    const isReference = targets.before !== undefined || targets.after !== undefined
    // A draft marks its references as its own.
    if (isReference && targets.before === targets.after) return []
    // Where the formatting of words changed, all of them are the same.
    const plan = isProse(old, type) || isProse(now, type) ? planRuns : planWhole
    const runs = plan(wordsOf(old, type, speech), wordsOf(now, type, speech))
    return [
      { path, ...(language === undefined ? {} : { language }), ...runs, ...(isReference ? { targets } : {}) },
    ]
  }

  function compareLists(old: unknown, now: unknown, { path, type }: Place): Change[] {
    const [was, is] = [itemsOf(old), itemsOf(now)]
    const keys = [...new Set([...is, ...was].flatMap((item) => keyOf(item) ?? []))]
    const changes = keys.flatMap((key) => {
      const of = (items: readonly unknown[]) => items.find((item) => keyOf(item) === key)
      const item = of(is) ?? of(was)
      return compare(of(was), of(is), {
        path: `${path}[${key}]`,
        language: languageOf(item),
        type: itemType(type, item),
      })
    })
    if (changes.length > 0) return changes
    return [{ path, ...planRuns(wordsOf(was, type, speech), wordsOf(is, type, speech)) }]
  }
}

/** The ids of everything a document refers to, whose names say more than their ids. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  return typeof value['_ref'] === 'string' ? [value['_ref']] : Object.values(value).flatMap(referencesIn)
}
