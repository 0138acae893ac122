import { userById } from '#lake/access/users.ts'
import type { Decision } from '#lake/approvals/decision.ts'
import { titleOf } from '#lake/record/acts/describe.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { loggedAt, type Past } from './past.ts'

/** Somebody by the id that the log has, and by the name of today where the lake knows one. */
export interface Named {
  id: string
  name: string
}

/** Something that was said about a document before it came into force. */
export interface Said {
  kind: Decision['kind']
  by: { id: string; name: string; role: string }
  sequence: number
  time: string
  /** The reason of a request, or what was said with a signature. */
  words: string | undefined
}

/** A revision as the log has it. */
export interface Written {
  revision: string
  sequence: number
  time: string
  author: Named
}

/** A document of a page: what was in force, who wrote it, who agreed, and what it was before. */
export interface DocumentEvidence {
  id: string
  type: string
  title: string
  written: Written
  /** From which entry on visitors got it; absent where its type needs nobody's agreement. */
  inForceFrom: { sequence: number; time: string } | undefined
  said: readonly Said[]
  /** Revisions that were published before, oldest first. */
  earlier: readonly Written[]
  content: LakeDocument
}

const wordsOf = (decision: Decision): string | undefined => {
  const words = decision.kind === 'ask' ? decision.reason : decision.comment
  return words === '' ? undefined : words
}

/** What the record has of documents as they were in force after an entry of the log. */
export class DocumentsAt {
  readonly #past: Past
  readonly #place: number
  readonly #times = new Map<number, { time: string; author: string; txId: string }>()

  constructor(past: Past, place: number) {
    this.#past = past
    this.#place = place
  }

  of(document: LakeDocument): DocumentEvidence {
    const { history, dataset, approvals } = this.#past
    const { _id: id, _type: type, _rev } = document
    const places = history.revisionsOf(dataset, id).filter((place) => place <= this.#place)
    const all = places.map((place) => this.#writtenAt(place))
    const at = all.findLastIndex(({ revision }) => revision === _rev)
    const written = all[at]
    if (written === undefined) throw new Error(`the log has no entry of ${id} in its revision ${_rev}`)
    const state = approvals.of(id)
    const came = state?.inForce.history.findLast(
      ({ revision, sequence }) => revision === _rev && sequence <= this.#place,
    )
    return {
      id,
      type,
      title: titleOf(document) ?? id,
      written,
      inForceFrom:
        came === undefined ? undefined : { sequence: came.sequence, time: this.#entryAt(came.sequence).time },
      said: this.#saidOf(id, _rev),
      earlier: all.slice(0, at),
      content: document,
    }
  }

  /** Everything said about the content that was published with a revision, up to then. */
  #saidOf(id: string, revision: string): Said[] {
    const facts = this.#past.approvals.of(id)?.facts ?? []
    const published = facts.find((one) => one.kind === 'published' && one.revision === revision)
    const hash = published?.kind === 'published' ? published.contentHash : undefined
    return facts.flatMap((one) => {
      if (one.kind !== 'decision' || one.sequence > this.#place) return []
      const { decision } = one
      if (decision.subject.contentHash !== hash) return []
      const { kind, person, sequence } = decision
      const { time } = this.#entryAt(sequence)
      return [{ kind, by: person, sequence, time, words: wordsOf(decision) }]
    })
  }

  #writtenAt(sequence: number): Written {
    const { time, author, txId } = this.#entryAt(sequence)
    const name = userById(this.#past.db, author)?.name ?? author
    return { revision: txId, sequence, time, author: { id: author, name } }
  }

  #entryAt(sequence: number): { time: string; author: string; txId: string } {
    const known = this.#times.get(sequence)
    if (known !== undefined) return known
    const { time, author, tx_id: txId } = loggedAt(this.#past, sequence).entry
    const read = { time, author, txId }
    this.#times.set(sequence, read)
    return read
  }
}
