import { helperFor, permits } from '#lake/access/permits.ts'
import { describeRole } from '#lake/access/roles.ts'
import { judge, type Judgement, needsSomebody } from '#lake/approvals/judge/judge.ts'
import type { Signers } from '#lake/approvals/judge/signers.ts'
import { decisionsOf } from '#lake/approvals/approval-state.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { isSameSubject, type Subject } from '#lake/approvals/subject.ts'
import { type LakeDocument, publishedId } from '#lake/store/document.ts'
import { asPublished } from '#lake/write/publish.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { type Release, removesDocument, versionsIn } from './release.ts'

/** By whose right a schedule publishes a document, beside who set its time and who signed it. */
export interface RightBehind {
  _key: string
  publishedId: string
  /** Id and name of whose right it is. */
  person: { id: string; name: string }
  /** Ids of who signed. */
  signedBy: string[]
}

/** Nobody who set the time of a release, or signed it since, may publish it now. */
export class LacksRight extends Error {
  override name = 'LacksRight'
  /** Who set its time, or signed it with this time. */
  readonly names: string
  constructor(message: string, names: string) {
    super(message)
    this.names = names
  }
}

/** Somebody who set the time or signed, and what of it counts. */
interface Backer {
  id: string
  name: string
  did: string
  /** Whether their right is lent: who signed before the time was set did not see it. */
  lends: boolean
}

/**
 * By whose right a release is published at its instant: of who set its time, else of somebody who signed its version
 * since, with the rights they have now. Types that need nobody's agreement are left to the right that was checked
 * when the release was scheduled.
 * @param approvalStates `undefined` in a dataset without approvals
 * @throws {LacksRight} where nobody of them may publish a document
 */
export function rightsBehind(
  workspace: Workspace,
  release: Release,
  approvalStates: ApprovalStates | undefined,
  signers: Signers,
): RightBehind[] {
  if (approvalStates === undefined) return []
  return versionsIn(workspace, release.name).flatMap((version): RightBehind[] => {
    const id = publishedId(version._id)
    const published = workspace.get(id)
    const isGone = removesDocument(version)
    const document = isGone ? published : asPublished(version)
    if (document === undefined || !needsSomebody(approvalStates, id, [published, document])) return []
    const contentHash = approvalStates.hashOf(document)
    const subject: Subject = { publishedId: id, act: isGone ? 'unpublish' : 'publish', contentHash }
    const judgement = judge(approvalStates, signers, subject, [published, document])
    const states = [published, document].flatMap((one) => (one === undefined ? [] : { ...one, _id: id }))
    const backers = backersOf(release, judgement, approvalStates, signers)
    const right = backers.find((backer) => backer.lends && mayPublish(signers, backer.id, states))
    if (right === undefined) throw lacksRight(document, backers, signers)
    const person = { id: right.id, name: right.name }
    return [
      {
        _key: version._id.replaceAll('.', '-'),
        publishedId: id,
        person,
        signedBy: judgement.approval.signatures.map((one) => one.id),
      },
    ]
  })
}

const mayPublish = (signers: Signers, id: string, states: readonly LakeDocument[]): boolean => {
  const { standing } = signers.accountOf(id)
  return standing !== undefined && states.every((state) => permits(standing, 'publish', state))
}

function backersOf(
  { name: releaseId, scheduledBy, scheduledAfter = Number.POSITIVE_INFINITY }: Release,
  { subject, approval }: Judgement,
  approvalStates: ApprovalStates,
  signers: Signers,
): Backer[] {
  const approvalState = approvalStates.of(subject.publishedId)
  const decisions = approvalState === undefined ? [] : decisionsOf(approvalState)
  const named = (id: string) => ({ id, name: signers.accountOf(id).name })
  const set = scheduledBy === undefined ? [] : [{ ...named(scheduledBy), did: 'set its time', lends: true }]
  // Who signed the draft alone has nothing to do with this version.
  const signed = approval.signatures.flatMap(({ id }): Backer[] => {
    const signature = decisions.findLast(
      (one) =>
        one.kind === 'approve' &&
        one.person.id === id &&
        one.releaseId === releaseId &&
        isSameSubject(one.subject, subject),
    )
    if (signature === undefined) return []
    const sawTime = signature.sequence > scheduledAfter
    const did = sawTime ? 'signed it' : 'signed it before its time was set'
    return [{ ...named(id), did, lends: sawTime }]
  })
  return [...set, ...signed]
}

function lacksRight(document: LakeDocument, backers: readonly Backer[], signers: Signers): LacksRight {
  const told = backers.map(({ id, name, did }) => {
    const { standing } = signers.accountOf(id)
    return `${name} (${standing === undefined ? 'no account any more' : describeRole(standing).title}) ${did}`
  })
  const who = helperFor('publish', document)
  const message = `Nobody whose right to publish "${document._type}" documents counts stands behind this schedule now: ${told.join('; ')}. Ask ${who} to pause it and set its time again.`
  const sawIt = backers.filter(({ lends }) => lends)
  return new LacksRight(message, sawIt.map(({ name }) => name).join(', '))
}
