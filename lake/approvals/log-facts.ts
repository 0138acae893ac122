import type { Cause, Change } from '#lake/store/committed.ts'
import { isPublished, isSystem, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { approvalPrefix, causeOf, type Decision, decisionOf } from './decision.ts'
import type { LogFact } from './plan-in-force.ts'
import { seedDecisions, seedId } from './seed.ts'

/** An entry of the log, whole or as much of it as concerns one document. */
export interface FactEntry {
  sequence: number
  transactionId: string
  /** Id of the principal. */
  author: string
  changes: readonly { id: string; before: LakeDocument | undefined; after: LakeDocument | undefined }[]
  causes: readonly Cause[]
}

/** An entry as the lake writes it. */
export interface WrittenEntry extends FactEntry {
  changes: readonly Change[]
}

/**
 * The decisions an entry holds: only documents it made, by the action that makes such, of the person who sent
 * it. Whatever else has their form decides nothing.
 */
export function decisionsIn({ sequence, author, changes, causes }: FactEntry): Decision[] {
  return changes.flatMap(({ id, before, after }) => {
    if (!id.startsWith(approvalPrefix) || before !== undefined || after === undefined) return []
    const one = id === seedId ? undefined : decisionOf(after, sequence)
    const found = one === undefined ? seedDecisions(after, sequence) : one.kind === 'seed' ? [] : [one]
    return (found ?? []).filter(
      ({ kind, person, subject }) =>
        person.id === author &&
        causes.some((cause) => cause.action === causeOf(kind) && cause.publishedId === subject.publishedId),
    )
  })
}

/**
 * The facts of an entry about a document, in the order in which they count: who changed it, what was decided about it,
 * what was published.
 * @param hashOf `contentHash` of a document
 */
export function factsOf(
  id: string,
  entry: FactEntry,
  hashOf: (document: LakeDocument) => string,
  decisions: readonly Decision[] = decisionsIn(entry),
): LogFact[] {
  const { sequence, author, transactionId } = entry
  const own = entry.changes.filter((change) => !isSystem(change.id) && publishedId(change.id) === id)
  const published = own.find((change) => isPublished(change.id))
  const takenHash =
    published?.before === undefined || published.after !== undefined ? null : hashOf(published.before)
  const facts: LogFact[] = []
  for (const { id: changed, after } of own) {
    if (isPublished(changed)) continue
    // Taking a draft away is no edit: publishing and discarding do. Nor is the draft that unpublishing leaves.
    if (after === undefined) facts.push({ kind: 'gone', sequence, id: changed })
    else if (takenHash === null || hashOf(after) !== takenHash) {
      facts.push({ kind: 'edit', sequence, author, id: changed })
    }
  }
  for (const decision of decisions) {
    if (decision.subject.publishedId === id) facts.push({ kind: 'decision', sequence, decision })
  }
  if (published !== undefined) {
    const { after } = published
    facts.push({
      kind: 'published',
      sequence,
      author,
      revision: transactionId,
      contentHash: after === undefined ? null : hashOf(after),
      takenHash,
    })
  }
  return facts
}

/** Appends facts, without edits that add nothing: a draft is written at every pause of typing. */
export function appendFacts(facts: readonly LogFact[], more: readonly LogFact[]): readonly LogFact[] {
  const first = more[0]
  if (first === undefined) return facts
  if (more.length === 1 && first.kind === 'edit') {
    const since = facts.slice(facts.findLastIndex(({ kind }) => kind !== 'edit') + 1)
    const isKnown = (one: LogFact) =>
      one.kind === 'edit' && one.author === first.author && one.id === first.id
    if (since.some(isKnown)) return facts
  }
  return [...facts, ...more]
}
