import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What the log of the site's dataset says, entry by entry. */
export interface ModelEntry {
  sequence: number
  author: string
  /** Each changed document as it is afterwards, `null` for one that is gone. */
  documents: Readonly<Record<string, unknown>>
}

/** The roles a person may have had while an entry was written; `undefined` for one whose role never changes. */
export type RolesAt = (person: string, sequence: number) => ReadonlySet<string> | undefined

const content = z.looseObject({
  _id: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})
const decision = z.looseObject({
  kind: z.enum(['ask', 'approve', 'refuse', 'withdraw']),
  subject: z.object({ publishedId: z.string(), act: z.string(), contentHash: z.string() }),
  person: z.object({ id: z.string(), role: z.string() }),
})
type Decision = z.infer<typeof decision>

/** The hash of a content whose values are plain: their RFC 8785 form is JSON with sorted names. */
function hashOf(document: unknown): string {
  const { _id, _rev, _createdAt, _updatedAt, ...fields } = content.parse(document)
  const sorted = Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

/** Whose signatures stand once all of this was decided about one subject. */
function signersOf(decisions: readonly Decision[]): Map<string, string> {
  const signed = new Map<string, string>()
  let [asker, refuser]: (string | undefined)[] = []
  for (const { kind, person } of decisions) {
    if (kind === 'ask') [asker, refuser] = [person.id, undefined]
    else if (kind === 'approve' && asker !== undefined && refuser === undefined)
      signed.set(person.id, person.role)
    else if (kind === 'refuse' && asker !== undefined) {
      refuser = person.id
      signed.clear()
    } else if (kind === 'withdraw' && !signed.delete(person.id)) {
      if (refuser === person.id) refuser = undefined
      else if (refuser === undefined && asker === person.id) {
        asker = undefined
        signed.clear()
      }
    }
  }
  return asker === undefined || refuser !== undefined ? new Map() : signed
}

/**
 * Tells a log anew by the words of the contract alone, and gives what it let through: states of a document of
 * the strictest kind that came without two signatures, one of them compliance's and none an author's.
 */
export function letThrough(id: string, entries: readonly ModelEntry[], rolesAt: RolesAt) {
  const [faults, agreed]: [string[], number[]] = [[], []]
  let [inForce, since]: [string | undefined, number] = [undefined, 0]
  let published: string | undefined
  const authors = new Set<string>()
  let decisions: Decision[] = []

  const faultOf = (hash: string, sequence: number): string | undefined => {
    const own = decisions.filter(
      ({ subject }) =>
        subject.publishedId === id && subject.act === 'publish' && subject.contentHash === hash,
    )
    const standing = [...signersOf(own)].filter(([person]) => !authors.has(person))
    const roles = standing.map(([person, role]) => {
      const now = rolesAt(person, sequence)
      if (now === undefined || now.has(role)) return role
      return now.has('marketer') || now.has('compliance') ? 'marketer' : 'viewer'
    })
    const signing = roles.filter((role) => role !== 'viewer')
    if (signing.length >= 2 && signing.includes('compliance')) return undefined
    return `entry ${sequence}: signed by [${signing.join(', ')}] alone`
  }

  for (const { sequence, author, documents } of entries) {
    for (const [name, document] of Object.entries(documents)) {
      const isDraft = name === `drafts.${id}` || (name.startsWith('versions.') && name.endsWith(`.${id}`))
      if (isDraft && document !== null) authors.add(author)
      if (!name.startsWith('_.approvals.')) continue
      const parsed = decision.safeParse(document)
      if (parsed.success) decisions.push(parsed.data)
    }
    const state = documents[id]
    if (state !== undefined) published = state === null ? undefined : hashOf(state)
    if ('_.approvals.seed' in documents) inForce = published
    else if (since === 0 || state === undefined || published === inForce) continue
    else {
      const fault = published === undefined ? `entry ${sequence}: taken away` : faultOf(published, sequence)
      if (fault !== undefined) faults.push(fault)
      else agreed.push(sequence)
      inForce = published
    }
    since = sequence
    authors.clear()
    decisions = []
  }
  return { faults, agreed }
}
