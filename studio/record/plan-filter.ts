/** What is asked for, as it is typed; empty for all. Days are those of the reader's zone. */
export interface Typed {
  person: string
  document: string
  type: string
  language: string
  /** Acts or a part of the record, as the list of acts offers them: `act:published`, `kind:served`. */
  act: string
  address: string
  from: string
  until: string
}

export const nothingTyped: Typed = {
  person: '',
  document: '',
  type: '',
  language: '',
  act: '',
  address: '',
  from: '',
  until: '',
}

/** Parameters as the lake and the address of this screen have them. */
export type Filter = Readonly<Record<string, string>>

const plain = ['person', 'document', 'type', 'language', 'address'] as const
const known = [...plain, 'act', 'kind', 'from', 'until']

const two = (value: number): string => String(value).padStart(2, '0')

/** The day of an instant in the reader's zone, as it is typed; empty for what is no instant. */
export function dayOf(instant: string | undefined): string {
  const at = new Date(instant ?? '')
  if (Number.isNaN(at.getTime())) return ''
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The first or the last millisecond of a day in the reader's zone, ISO 8601; nothing for what is no day. */
function boundOf(day: string, time: '00:00:00.000' | '23:59:59.999'): string | undefined {
  const at = new Date(`${day}T${time}`)
  if (Number.isNaN(at.getTime())) return undefined
  // A 31 February would be read as a day in March.
  return dayOf(at.toISOString()) === day ? at.toISOString() : undefined
}

/** The field that is wrong. */
export type Wrong = 'from' | 'until' | 'address'

export const isWrong = (found: Filter | { wrong: Wrong }): found is { wrong: Wrong } => 'wrong' in found

/** The filter in what was typed, or the field that is wrong. */
export function filterOf(typed: Typed): Filter | { wrong: Wrong } {
  const from = boundOf(typed.from, '00:00:00.000')
  const until = boundOf(typed.until, '23:59:59.999')
  if (typed.from !== '' && from === undefined) return { wrong: 'from' }
  if (typed.until !== '' && until === undefined) return { wrong: 'until' }
  if (from !== undefined && until !== undefined && until < from) return { wrong: 'until' }
  const address = typed.address.trim()
  if (address !== '' && !/^\/[^\s?#]*$/.test(address)) return { wrong: 'address' }
  const [part, value] = typed.act === '' ? [] : typed.act.split(/:(.*)/s)
  const entries: [string, string | undefined][] = [
    ...plain.map((name): [string, string] => [name, typed[name].trim()]),
    ['from', from],
    ['until', until],
    ...(part === undefined ? [] : [[part, value] as [string, string | undefined]]),
  ]
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''))
}

/** What was typed for a filter. */
export function typedOf(filter: Filter): Typed {
  const texts = Object.fromEntries(plain.map((name) => [name, filter[name] ?? '']))
  const { act, kind } = filter
  return {
    ...nothingTyped,
    ...texts,
    act: act !== undefined ? `act:${act}` : kind !== undefined ? `kind:${kind}` : '',
    from: dayOf(filter['from']),
    until: dayOf(filter['until']),
  }
}

/** The filter in the address of the screen; whatever else stands there is left out. */
export const filterIn = (parameters: readonly (readonly [string, string])[] | undefined): Filter =>
  Object.fromEntries((parameters ?? []).filter(([name, value]) => known.includes(name) && value !== ''))
