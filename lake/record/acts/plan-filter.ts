import {
  actsByKind,
  guardedKinds,
  type RecordAct,
  type RecordKind,
  recordKinds,
} from '#common/record-acts.ts'
import { type Moment, readAt } from '#lake/record/served/moment.ts'
import type { RecordFilter } from './rows.ts'

/** The parameters that choose rows. */
export const filterNames = [
  'person',
  'document',
  'type',
  'language',
  'address',
  'from',
  'until',
  'act',
  'kind',
] as const

type Given = Readonly<Partial<Record<(typeof filterNames)[number], string>>>

/** What is asked for: rows of these parts of the record, of these acts only where some are named. */
export interface Asked {
  filter: RecordFilter
  kinds: readonly RecordKind[]
  acts: readonly RecordAct[]
  /** A part that is asked for by its name and that administrators alone may read. */
  guarded: RecordKind | undefined
}

/** The acts among these that a part of the record has. */
export const actsIn = (kind: RecordKind, acts: readonly RecordAct[]): RecordAct[] => {
  const known: readonly string[] = actsByKind[kind]
  return acts.filter((act) => known.includes(act))
}

const allActs: readonly RecordAct[] = recordKinds.flatMap((kind): readonly RecordAct[] => actsByKind[kind])

const most = 400

/** Parts that can hold a row for the filter: no document was signed in to, no page has an author. */
const canHold = (kind: RecordKind, { person, document, type, language, address }: RecordFilter): boolean => {
  const isOfContent = [document, type, language, address].some((value) => value !== undefined)
  if (kind === 'people' || kind === 'sign-in') return !isOfContent
  if (kind === 'served') return person === undefined && type === undefined
  if (kind === 'refused' && language !== undefined) return false
  return address === undefined || document !== undefined
}

const instantOf = (name: 'from' | 'until', text: string | undefined, now: number): Moment | undefined => {
  if (text === undefined) return undefined
  const moment = readAt(text, now, name)
  // To the end of a day that is not over is all that there is.
  const isLater = name === 'until' && moment.kind === 'fault' && Date.parse(text) > now
  return isLater && readAt(text, Date.parse(text), name).kind === 'instant'
    ? { kind: 'instant', instant: new Date(now).toISOString() }
    : moment
}

/**
 * What the parameters ask for, or a sentence about the one that is wrong. Pages as served are many: they are in the list
 * where a part, an act or an address asks for them.
 * @param isAdministrator whether the parts that name people are in the list without being asked for
 */
export function planFilter(given: Given, now: number, isAdministrator: boolean): Asked | string {
  const long = filterNames.find((name) => (given[name] ?? '').length > most)
  if (long !== undefined) return `The parameter "${long}" has more than ${most} characters`
  const value = (name: (typeof filterNames)[number]) => given[name] || undefined
  const [from, until] = [instantOf('from', value('from'), now), instantOf('until', value('until'), now)]
  for (const moment of [from, until]) if (moment?.kind === 'fault') return moment.message
  const filter: RecordFilter = {
    person: value('person'),
    document: value('document')?.replace(/^drafts\.|^versions\.[^.]+\./, ''),
    type: value('type'),
    language: value('language'),
    address: value('address'),
    from: from?.kind === 'instant' ? from.instant : undefined,
    until: until?.kind === 'instant' ? until.instant : undefined,
  }
  if (filter.from !== undefined && filter.until !== undefined && filter.from > filter.until)
    return `The parameter "from" (${filter.from}) is later than "until" (${filter.until})`
  if (filter.address !== undefined && !/^\/[^\s?#]*$/.test(filter.address))
    return 'The parameter "address" must be the path of a page as visitors ask for it, with its language, such as /de/fees'
  const kind = value('kind')
  const part = recordKinds.find((one) => one === kind)
  if (kind !== undefined && part === undefined)
    return `The parameter "kind" must be ${recordKinds.join(', ')}, not "${kind}"`
  const acts: RecordAct[] = []
  for (const name of value('act')?.split(',') ?? []) {
    const act = allActs.find((one) => one === name)
    if (act === undefined) return `The parameter "act" has "${name}". Known are ${allActs.join(', ')}`
    acts.push(act)
  }
  const asked = recordKinds.filter((one) => {
    if (part !== undefined) return one === part && (acts.length === 0 || actsIn(one, acts).length > 0)
    if (acts.length > 0) return actsIn(one, acts).length > 0
    if (one === 'served') return filter.address !== undefined
    return isAdministrator || !guardedKinds.includes(one)
  })
  const isNamed = part !== undefined || acts.length > 0
  return {
    filter,
    acts,
    kinds: asked.filter((one) => canHold(one, filter)),
    guarded: isNamed && !isAdministrator ? asked.find((one) => guardedKinds.includes(one)) : undefined,
  }
}
