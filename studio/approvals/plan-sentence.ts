import type { Approval, Missing } from './approval.ts'
import type { Say, WordKey } from './use-words.ts'

const needs = (say: Say, { people, compliance }: Missing): string => {
  const from = compliance ? 'compliance' : 'other'
  return people === 1 ? say(`needs.${from}.one`) : say(`needs.${from}.more`, { count: String(people) })
}

/** People whose signature was for a content that is no longer the one proposed, each once, unless they signed it too. */
export function planVoided(approval: Approval): string[] {
  const signed = new Map<string, string>()
  for (const { kind, subject, person, sequence } of approval.decisions) {
    if (sequence <= approval.inForce.sequence || subject.act !== approval.act) continue
    if (subject.contentHash === approval.contentHash) continue
    if (kind === 'approve') signed.set(person.id, person.name)
    else if (kind === 'withdraw') signed.delete(person.id)
    else if (kind === 'refuse') signed.clear()
  }
  for (const { id } of approval.signatures) signed.delete(id)
  return [...signed.values()]
}

/** Who sent it back and why, where it stands so. */
export function planSentBack({ state, decisions, contentHash, act }: Approval) {
  if (state !== 'refused') return undefined
  const last = decisions.findLast(
    ({ kind, subject }) => kind === 'refuse' && subject.contentHash === contentHash && subject.act === act,
  )
  return last && { name: last.person.name, comment: last.comment ?? '' }
}

/** Whether it was asked about an earlier content that was changed since. */
const isChangedSince = ({ state, decisions, contentHash, act, inForce }: Approval): boolean =>
  state === 'unasked' &&
  decisions.some(
    ({ kind, subject, sequence }) =>
      kind === 'ask' &&
      sequence > inForce.sequence &&
      subject.act === act &&
      subject.contentHash !== contentHash,
  )

const list = (say: Say, names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : say('list', { some: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })

const stands: Readonly<Partial<Record<Approval['state'], WordKey>>> = {
  unasked: 'stands.unasked',
  asked: 'stands.asked',
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
  const voided = planVoided(approval)
  const sentBack = planSentBack(approval)
  const isAuthor = approval.authors.some(({ id }) => id === readerId)
  const stand = isChangedSince(approval) ? 'stands.changed' : stands[approval.state]
  return [
    say(isAuthor ? 'needs.author' : 'needs', { what }),
    ...(names.length > 0 ? [say('signedBy', { names: list(say, names) })] : []),
    ...(voided.length > 0 ? [say('voided', { names: list(say, voided) })] : []),
    ...(sentBack ? [say('sentBackBy', sentBack)] : []),
    ...(stand && voided.length === 0 ? [say(stand)] : []),
  ].join(' ')
}
