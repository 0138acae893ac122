import { inflateSync } from 'node:zlib'
import { entryOf, nameIn, objectsIn, type PdfObject, PdfReader, type PdfValue } from './pdf-objects.ts'

/** Objects packed together are small: a few hundred of them in some ten kilobytes. */
const inflatedLimit = 16 * 1024 * 1024
const inflatedInAll = 64 * 1024 * 1024

/** What may happen as a paper is opened: a place in it is shown. */
const shown = new Set(['GoTo'])
/** What a reader may press on: places in the paper, other papers, addresses. */
const pressed = new Set(['GoTo', 'GoToR', 'URI', 'Named', 'Thread'])
/** What acts, wherever it stands and whether or not something leads to it. */
const acting: Readonly<Record<string, string>> = {
  JavaScript: 'a script',
  Launch: 'a program that it starts',
  SubmitForm: 'a form that it sends',
  ImportData: 'data that it fetches',
  GoToE: 'a file within it that it opens',
  Rendition: 'a film or sound that it plays',
  Movie: 'a film or sound that it plays',
  Sound: 'a film or sound that it plays',
  RichMediaExecute: 'a film or sound that it plays',
}
const holding: Readonly<Record<string, string>> = {
  JS: 'a script',
  JavaScript: 'a script',
  XFA: 'a form with scripts',
  AA: 'something it does when it is opened or left',
  EF: 'an attached file',
  EmbeddedFiles: 'an attached file',
  RichMediaContent: 'a film or sound that it plays',
}
const annotations: Readonly<Record<string, string>> = {
  FileAttachment: 'an attached file',
  RichMedia: 'a film or sound that it plays',
  Screen: 'a film or sound that it plays',
}

const unreadable =
  'This PDF could not be checked for scripts, because parts of it are packed in an unusual way. Export it again as a plain PDF and upload that file.'
const encrypted =
  'This PDF is protected by a password or by permissions, so it cannot be checked. Save a copy without protection and upload that file.'
const incomplete = 'This PDF is not complete: its end is missing. Export it again and upload that file.'
const sentence = (what: string, number: number): string =>
  `This PDF holds ${what} (object ${number}). Export it again without that and upload that file.`

class Refusal extends Error {
  override name = 'Refusal'
}

/** The text of a packed stream. @throws {Refusal} when its filter is not known, or it unpacks to too much */
const unpacked = ({ value, stream = '' }: PdfObject, limit: number): string => {
  const filter = entryOf(value, 'Filter')
  if (filter === undefined) return stream
  const names = filter.kind === 'array' ? filter.items.map(nameIn) : [nameIn(filter)]
  const parms = entryOf(value, 'DecodeParms')
  const predictors = [parms, ...(parms?.kind === 'array' ? parms.items : [])].map(
    (one) => one && entryOf(one, 'Predictor'),
  )
  const isPlain = predictors.every((one) => one === undefined || (one.kind === 'number' && one.value === 1))
  if (names.length !== 1 || names[0] !== 'FlateDecode' || !isPlain) throw new Refusal(unreadable)
  try {
    return inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: limit }).toString('latin1')
  } catch {
    throw new Refusal(unreadable)
  }
}

/** The objects that stand in a stream of objects: pairs of numbers, then the values. */
function* packedIn(text: string, object: PdfObject): Generator<PdfObject> {
  const first = entryOf(object.value, 'First')
  const numbers = [...text.slice(0, first?.kind === 'number' ? first.value : 0).matchAll(/(\d+)\s+(\d+)/g)]
  const reader = new PdfReader(text, first?.kind === 'number' ? first.value : 0)
  for (let at = 0; !reader.isAtEnd; at += 1)
    yield { number: Number(numbers[at]?.[1] ?? object.number), value: reader.read(), stream: undefined }
}

const shownStart = /\d\s+\d+\s+obj(?![a-z])/

/** All objects, those packed in streams and those hidden in the bytes of one: an index may lead there. */
function* everyObject(text: string): Generator<PdfObject> {
  let left = inflatedInAll
  for (const object of objectsIn(text)) {
    yield object
    if (object.stream === undefined) continue
    if (nameIn(entryOf(object.value, 'Type')) === 'ObjStm') {
      const inside = unpacked(object, Math.min(inflatedLimit, left))
      left -= inside.length
      if (left <= 0) throw new Refusal(unreadable)
      yield* packedIn(inside, object)
    } else if (shownStart.test(object.stream)) yield* objectsIn(object.stream)
  }
}

/** The dictionaries within a value, itself included. */
function* dictionariesIn(value: PdfValue): Generator<ReadonlyMap<string, PdfValue>> {
  if (value.kind === 'array') for (const item of value.items) yield* dictionariesIn(item)
  if (value.kind !== 'dictionary') return
  yield value.entries
  for (const entry of value.entries.values()) yield* dictionariesIn(entry)
}

/** Whether an object tells where the others are. */
const isIndex = ({ number, value }: PdfObject): boolean =>
  number === 0 || nameIn(entryOf(value, 'Type')) === 'XRef'

type Objects = ReadonlyMap<number, readonly PdfValue[]>

/** The actions a value leads to, each version of them. */
const actionsAt = (value: PdfValue | undefined, objects: Objects, isInside = false): PdfValue[] => {
  if (value === undefined) return []
  if (value.kind === 'reference')
    return isInside ? [] : (objects.get(value.object) ?? []).flatMap((one) => actionsAt(one, objects, true))
  if (value.kind === 'array') return value.items.flatMap((one) => actionsAt(one, objects, isInside))
  return value.kind === 'dictionary' && value.entries.has('S') ? [value] : []
}

const namesAt = (value: PdfValue | undefined): string[] =>
  value?.kind === 'array' ? value.items.flatMap(namesAt) : [nameIn(value) ?? ''].filter((name) => name !== '')

/** What a dictionary holds that acts by itself, or more than a press on a link may do. */
const faultIn = (entries: ReadonlyMap<string, PdfValue>, objects: Objects): string | undefined => {
  for (const [key, what] of Object.entries(holding)) if (entries.has(key)) return what
  for (const name of namesAt(entries.get('S'))) if (Object.hasOwn(acting, name)) return acting[name]
  for (const name of namesAt(entries.get('Subtype')))
    if (Object.hasOwn(annotations, name)) return annotations[name]
  const opening = actionsAt(entries.get('OpenAction'), objects)
  const links = [...actionsAt(entries.get('A'), objects), ...actionsAt(entries.get('Next'), objects)]
  return (
    otherThan(shown, opening, 'something it does when it is opened or left') ??
    otherThan(pressed, links, 'a link that does more than lead somewhere')
  )
}

/** What the first of some actions does that is not among the allowed. */
const otherThan = (
  allowed: ReadonlySet<string>,
  actions: readonly PdfValue[],
  what: string,
): string | undefined => {
  const other = actions.flatMap((action) => namesAt(entryOf(action, 'S'))).find((name) => !allowed.has(name))
  return other === undefined ? undefined : (acting[other] ?? what)
}

/**
 * Looks for what acts by itself in a PDF, by its objects and not by its letters: scripts, programs, forms that are sent,
 * attached files, anything that happens as it is opened (quality 5). What cannot be looked into is refused too.
 * @returns the sentence an editor reads, or `undefined` for a harmless file
 */
export const pdfFault = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (!text.includes('%%EOF')) return incomplete
  try {
    const all = [...everyObject(text)]
    const objects = Map.groupBy(all, ({ number }) => number)
    const values = new Map([...objects].map(([number, list]) => [number, list.map(({ value }) => value)]))
    if (all.some((object) => isIndex(object) && entryOf(object.value, 'Encrypt'))) return encrypted
    for (const { number, value } of all) {
      for (const entries of dictionariesIn(value)) {
        const what = faultIn(entries, values)
        if (what !== undefined) return sentence(what, number)
      }
    }
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

const lead = /^(?:\xef\xbb\xbf|[\0\t\n\f\r ])+(?=%PDF-)/

/** A PDF without what stands before its first line and behind its last: marks, blanks, padding, another file. */
export const pdfAlone = (bytes: Uint8Array): Uint8Array => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const head = whole.toString('latin1', 0, 1024)
  const from = lead.exec(head)?.[0].length ?? 0
  if (!head.startsWith('%PDF-', from)) return bytes
  const text = whole.toString('latin1')
  const end = /%%EOF(?:\r\n|\n|\r)?/y
  end.lastIndex = text.lastIndexOf('%%EOF')
  const to = end.lastIndex < 0 ? bytes.length : end.lastIndex + (end.exec(text)?.[0].length ?? 0)
  return from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to)
}
