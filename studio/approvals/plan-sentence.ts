import { type Approval, type Missing, ownDecisions } from './approval.ts'
import type { Say, WordKey } from './use-words.ts'

const needs = (say: Say, { people, compliance }: Missing): string => {
  const from = compliance ? 'compliance' : 'other'
  return people === 1 ? say(`needs.${from}.one`) : say(`needs.${from}.more`, { count: String(people) })
}

/** People whose signature was for a content that is no longer the one proposed, each once, unless they signed it too. */
export function planVoided(approval: Approval): string[] {
  const signed = new Map<string, string>()
  for (const { kind, subject, person } of ownDecisions(approval)) {
    if (subject.contentHash === approval.contentHash) continue
    if (kind === 'approve') signed.set(person.id, person.name)
    else if (kind === 'withdraw') signed.delete(person.id)
    else if (kind === 'refuse') signed.clear()
  }
  for (const { id } of approval.signatures) signed.delete(id)
  return [...signed.values()]
}

/**
 * Who sent it back and why: until somebody asks again, also when what was sent back is changed meanwhile, since its
 * author mends it by that comment.
 */
export function planSentBack(approval: Approval) {
  const { state, contentHash } = approval
  if (state !== 'refused' && state !== 'unasked') return undefined
  const own = ownDecisions(approval)
  const last = own.findLast(({ kind }) => kind === 'ask' || kind === 'refuse')
  if (last?.kind !== 'refuse') return undefined
  const isTakenBack = own.some(
    ({ kind, person, sequence }) =>
      kind === 'withdraw' && person.id === last.person.id && sequence > last.sequence,
  )
  if (isTakenBack) return undefined
  const isChanged = last.subject.contentHash !== contentHash
  return { name: last.person.name, comment: last.comment ?? '', isChanged }
}

/** Whether it was asked about an earlier content that was changed since. */
const isChangedSince = (approval: Approval): boolean =>
  approval.state === 'unasked' &&
  ownDecisions(approval).some(
    ({ kind, subject }) => kind === 'ask' && subject.contentHash !== approval.contentHash,
  )

const list = (say: Say, names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : say('list', { some: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })

const stands: Readonly<Partial<Record<Approval['state'], WordKey>>> = {
  unasked: 'stands.unasked',
  asked: 'stands.asked',
}

const ownOr = (isOwn: boolean, own: WordKey, others: WordKey): WordKey => (isOwn ? own : others)

/** Whether a person is the one to ask again: an author, or who asked last. */
export function isAsker(approval: Approval, personId: string): boolean {
  const last = ownDecisions(approval).findLast(({ kind }) => kind === 'ask')
  return last?.person.id === personId || approval.authors.some(({ id }) => id === personId)
}

/** Who sent it back, why, and what is to be done by whom; empty where nobody did. */
export function sentBackSentence(say: Say, approval: Approval, readerId: string): string {
  const sentBack = planSentBack(approval)
  if (sentBack === undefined) return ''
  const { name, comment, isChanged } = sentBack
  const stop = /[.!?…]$/.test(comment) ? '' : '.'
  const isOwn = isAsker(approval, readerId)
  const next = isChanged ? ownOr(isOwn, 'mended', 'mended.other') : ownOr(isOwn, 'mend', 'mend.other')
  return `${say('sentBackBy', { name, comment, stop })} ${say(next)}`
}

/**
 * Whether it was asked for, and whose signature a change voided: whoever wrote it is told to ask again, unless somebody
 * has.
 */
function standSentence(say: Say, approval: Approval, isOwn: boolean): string {
  const voided = planVoided(approval)
  if (voided.length > 0) {
    const asked = approval.state === 'asked'
    return say(asked ? 'voided.asked' : ownOr(isOwn, 'voided', 'voided.other'), { names: list(say, voided) })
  }
  if (isChangedSince(approval)) return say(ownOr(isOwn, 'stands.changed', 'stands.changed.other'))
  const stand = stands[approval.state]
  return stand === undefined ? '' : say(stand)
}

/**
 * What an act waits for and from whom, for the user who reads it; empty where it waits for nothing: “Needs one
 * signature of compliance. You are its author. …”
 */
export function planSentence(say: Say, approval: Approval, readerId: string): string {
  if (approval.missing.length === 0) return ''
  const what = list(
    say,
    approval.missing.map((one) => needs(say, one)),
  )
  const names = approval.signatures.map(({ name }) => name)
  const isAuthor = approval.authors.some(({ id }) => id === readerId)
  return [
    say(isAuthor ? 'needs.author' : 'needs', { what }),
    names.length > 0 ? say('signedBy', { names: list(say, names) }) : '',
    sentBackSentence(say, approval, readerId) || standSentence(say, approval, isAsker(approval, readerId)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
