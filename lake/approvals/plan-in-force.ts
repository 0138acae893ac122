import type { Decision, Person } from './decision.ts'
import { planApproval, type SigningRole } from './plan-approval.ts'
import type { Policy } from './policy.ts'
import type { Act } from './subject.ts'

/** One thing the log tells of a document. */
export type LogFact =
  /** Somebody changed its draft or a version, which has this id. */
  | { kind: 'edit'; sequence: number; author: string; id: string }
  /** Its draft or a version was taken away: published, or discarded. */
  | { kind: 'gone'; sequence: number; id: string }
  | {
      kind: 'published'
      sequence: number
      author: string
      revision: string
      /** `contentHash` of what was published; `null` where the published document was taken away. */
      contentHash: string | null
      /** The content it took away; needed for the subject of such an act. */
      takenHash: string | null
    }
  | { kind: 'decision'; sequence: number; decision: Decision }

export interface InForce {
  /** The revision visitors get; `undefined` where they get none. */
  revision: string | undefined
  /** Place in the log from which it is in force; what was decided up to here is used up. 0 for never. */
  sequence: number
  /** Whether it rests on the act "seed". */
  isSeed: boolean
  /** Everybody who changed the document since, and whoever wrote a draft or version that stands since before. */
  authors: ReadonlySet<string>
  /** The published state is not the one in force. */
  isBehind: boolean
  /** Every revision that came into force, oldest first, with the entry at which it did. */
  history: readonly { revision: string | undefined; sequence: number }[]
}

/** The role a signature was given in: what is in force stays so when people change roles or leave. */
const recordedRole = ({ role }: Person): SigningRole => {
  if (role === 'compliance') return 'compliance'
  return role === 'administrator' || role === 'marketer' ? 'other' : undefined
}

const acts: readonly Act[] = ['unpublish', 'delete']

interface ApprovalState {
  revision: string | undefined
  contentHash: string | null
}

/** Who may not sign a document, as they wrote it. */
class Writers {
  all = new Set<string>()
  readonly #makerOf: (author: string) => string | undefined
  /** By the id of each draft and version that stands. */
  readonly #approvalState = new Map<string, Set<string>>()

  constructor(makerOf: (author: string) => string | undefined) {
    this.#makerOf = makerOf
  }

  /** @param id of the draft or version; none for what was published at once */
  add(author: string, id?: string): void {
    const people = [author, this.#makerOf(author)].filter((one) => one !== undefined)
    for (const person of people) this.all.add(person)
    if (id !== undefined)
      this.#approvalState.set(id, new Set([...(this.#approvalState.get(id) ?? []), ...people]))
  }

  drop(id: string): void {
    this.#approvalState.delete(id)
  }

  /** Something came into force: what else is written and waits keeps its authors. */
  begin(): void {
    this.all = new Set([...this.#approvalState.values()].flatMap((people) => [...people]))
  }
}

/**
 * What is in force of a document, told from its log, oldest first. A published state comes into force with
 * the entry at which its subject has what its policy asks, its own or a later signature; until then the one
 * before stays. It holds without any check at the time of writing, so what got past that check shows to
 * nobody.
 * @param policyAt the policy of its type as in force at that place of the log
 * @param makerOf who made a program's token, and so is an author of what is written with it
 */
export function planInForce(
  publishedId: string,
  facts: readonly LogFact[],
  policyAt: (sequence: number) => Policy,
  makerOf: (author: string) => string | undefined = () => undefined,
): InForce {
  const nothing: ApprovalState = { revision: undefined, contentHash: null }
  let [inForce, published] = [nothing, nothing]
  let takenHash: string | null = null
  let [sequence, isSeed, isBehind] = [0, false, false]
  const writers = new Writers(makerOf)
  const decisions: Decision[] = []
  const history: { revision: string | undefined; sequence: number }[] = []
  const enters = (at: number) => history.push({ revision: inForce.revision, sequence: at })

  const isApproved = (at: number): false | { isSeed: boolean } => {
    const { contentHash } = published
    const hash = contentHash ?? takenHash
    if (hash === null) return false
    for (const act of contentHash === null ? acts : (['publish'] as const)) {
      const approval = planApproval({
        subject: { publishedId, act, contentHash: hash },
        policy: policyAt(at),
        decisions,
        since: sequence,
        authors: writers.all,
        signingRole: recordedRole,
      })
      if (approval.state === 'free' || approval.state === 'approved') return { isSeed: approval.isSeed }
    }
    return false
  }

  for (const one of facts) {
    if (one.kind === 'edit') writers.add(one.author, one.id)
    else if (one.kind === 'gone') writers.drop(one.id)
    else if (one.kind === 'decision') decisions.push(one.decision)
    else {
      published = {
        revision: one.contentHash === null ? undefined : one.revision,
        contentHash: one.contentHash,
      }
      takenHash = one.takenHash
      isBehind = true
      if (published.contentHash === inForce.contentHash) {
        // The content that is in force, published again: nobody need agree twice.
        inForce = published
        isBehind = false
        enters(one.sequence)
      }
    }
    // What rests on the act "seed" can be signed as it stands.
    if ((isBehind || isSeed) && (one.kind === 'decision' || one.kind === 'published')) {
      const approved = isApproved(one.sequence)
      if (approved !== false) {
        if (isBehind) {
          inForce = published
          enters(one.sequence)
        }
        sequence = one.sequence
        isSeed = approved.isSeed
        isBehind = false
        writers.begin()
      }
    }
    // Who publishes what was agreed to writes nothing; who publishes something else is its author.
    if (isBehind && one.kind === 'published') writers.add(one.author)
  }
  return { revision: inForce.revision, sequence, isSeed, authors: writers.all, isBehind, history }
}
