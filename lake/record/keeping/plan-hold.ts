import type { PersonAct } from '#lake/log/person-acts.ts'
import { publishedId } from '#lake/store/document.ts'

/** What a hold keeps: one document with its drafts and versions, one address of the pages as served, or everything. */
export type Held =
  | { kind: 'document'; dataset: string; id: string }
  | { kind: 'page'; dataset: string; address: string }
  | { kind: 'all' }

/** A hold on record: its number is its place among the acts on people. */
export interface Hold {
  id: number
  held: Held
  /** ISO 8601. */
  since: string
  by: string
  reason: string
}

const pattern = /^([^\s:]+): (document|page) (\S+)$/

/** What is held, as the act names it: `production: document fees`, `production: page /de/fees` or `all`. */
export const subjectOf = (held: Held): string => {
  if (held.kind === 'all') return 'all'
  const what = held.kind === 'document' ? `document ${publishedId(held.id)}` : `page ${held.address}`
  return `${held.dataset}: ${what}`
}

/** What an act names as held; nothing where it names nothing that can be. */
export const heldBySubject = (subject: string): Held | undefined => {
  if (subject === 'all') return { kind: 'all' }
  const [, dataset, kind, name] = pattern.exec(subject) ?? []
  if (dataset === undefined || name === undefined) return undefined
  return kind === 'document'
    ? { kind: 'document', dataset, id: name }
    : { kind: 'page', dataset, address: name }
}

/** How the act that lifts a hold names it: `hold 7`. */
export const liftSubject = (id: number): string => `hold ${id}`

type Act = Pick<PersonAct, 'seq' | 'act' | 'subject' | 'time' | 'author' | 'detail'>

/** The holds that stand after these acts, oldest first. */
export function standingHolds(acts: readonly Act[]): Hold[] {
  const holds = new Map<string, Hold>()
  for (const { seq, act, subject, time, author, detail } of acts) {
    if (act === 'hold.lift') holds.delete(subject)
    const held = act === 'hold.set' ? heldBySubject(subject) : undefined
    if (held !== undefined)
      holds.set(liftSubject(seq), { id: seq, held, since: time, by: author, reason: detail })
  }
  return [...holds.values()]
}

/** The holds that keep a document, whichever of its drafts and versions it is. */
export const holdsOnDocument = (holds: readonly Hold[], dataset: string, id: string): Hold[] =>
  holds.filter(
    ({ held }) =>
      held.kind === 'all' ||
      (held.kind === 'document' && held.dataset === dataset && held.id === publishedId(id)),
  )

/** The holds that keep what an address showed. */
export const holdsOnPage = (holds: readonly Hold[], dataset: string, address: string): Hold[] =>
  holds.filter(
    ({ held }) =>
      held.kind === 'all' || (held.kind === 'page' && held.dataset === dataset && held.address === address),
  )

/** The holds that keep anything of a dataset. */
export const holdsOnDataset = (holds: readonly Hold[], dataset: string): Hold[] =>
  holds.filter(({ held }) => held.kind === 'all' || held.dataset === dataset)

const oneHold = ({ id, since, by, reason }: Hold): string => `hold ${id} of ${since} by ${by}, "${reason}"`

/** Why something cannot be erased, and the way out. */
export const holdSentence = (what: string, holds: readonly Hold[]): string => {
  const lift = holds.map(({ id }) => `npm run lake -- hold lift --id ${id} --reason "…"`).join(', and ')
  return `${what} is held: ${holds.map(oneHold).join('; ')}. Nothing of it is erased until that is lifted: ${lift}`
}
