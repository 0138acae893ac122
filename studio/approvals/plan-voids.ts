import { type Approval, ownDecisions, type Told } from './approval.ts'

/** Why a signature no longer counts; by whom, where it was somebody else. */
export interface Voided {
  why: 'withdrawn' | 'sentBack' | 'changed' | 'author' | 'role'
  by: string
}

type Decision = Approval['decisions'][number]

/** A signature that is not used up by what is in force, and why it counts no more; undefined where it counts. */
function voidedBy(signature: Decision, approval: Approval): Voided | undefined {
  const { person, subject, sequence } = signature
  const later = approval.decisions.filter(
    (one) =>
      one.sequence > sequence &&
      one.subject.act === subject.act &&
      one.subject.contentHash === subject.contentHash,
  )
  const isAgain = later.some(({ kind, person: { id } }) => kind === 'approve' && id === person.id)
  if (later.some(({ kind, person: { id } }) => kind === 'withdraw' && id === person.id)) {
    return { why: 'withdrawn', by: person.name }
  }
  const back = later.find(({ kind }) => kind === 'refuse')
  if (back) return { why: 'sentBack', by: back.person.name }
  if (subject.contentHash !== approval.contentHash) return { why: 'changed', by: '' }
  if (isAgain || approval.signatures.some(({ id }) => id === person.id)) return undefined
  const isAuthor = approval.authors.some(({ id }) => id === person.id)
  return { why: isAuthor ? 'author' : 'role', by: person.name }
}

const tupleOf = (kind: string, person: { id: string }, act: string, contentHash: string): string =>
  [kind, person.id, act, contentHash].join(' ')

/**
 * Which signatures of those told count no more for what is proposed now, and why, by the id of what tells of them.
 * What was decided before the revision in force is used up, and another version is another thing: of that nothing is
 * said.
 * @param told the oldest first, as the log has decisions
 */
export function planVoids(told: readonly Told[], approval: Approval): Map<string, Voided> {
  const decisions = new Map<string, Decision[]>()
  for (const one of approval.decisions) {
    const tuple = tupleOf(one.kind, one.person, one.subject.act, one.subject.contentHash)
    decisions.set(tuple, [...(decisions.get(tuple) ?? []), one])
  }
  const own = new Set(ownDecisions(approval))
  return new Map(
    told.flatMap(({ _id, kind, person, act, contentHash }): [string, Voided][] => {
      const signature = decisions.get(tupleOf(kind, person, act, contentHash))?.shift()
      if (kind !== 'approve' || !signature) return []
      if (!own.has(signature)) return []
      const voided = voidedBy(signature, approval)
      return voided ? [[_id, voided]] : []
    }),
  )
}
