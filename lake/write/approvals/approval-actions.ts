import { randomBytes } from 'node:crypto'
import type { ProofWay } from '#lake/access/proof.ts'
import { approvalPrefix, causeOf, type Decision } from '#lake/approvals/decision.ts'
import { judge, type Judgement } from '#lake/approvals/judge/judge.ts'
import { proposedBy, sourceId } from '#lake/approvals/judge/proposed.ts'
import type { Signers } from '#lake/approvals/judge/signers.ts'
import { decisionsOf } from '#lake/approvals/approval-state.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { isSameSubject, type Subject } from '#lake/approvals/subject.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { documentNotFound, invalid, WriteRefusal } from '#lake/write/faults.ts'
import { asPublished } from '#lake/write/publish.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { ApprovalRefusal, ProofRefusal } from './approval-faults.ts'
import type { ApprovalAction } from './approval-schema.ts'

/** What approvals are judged by. */
export interface ApprovalParts {
  approvalStates: ApprovalStates
  signers: Signers
  /** What a person must prove themselves by before they sign; `undefined` where they did so just now. */
  proofAsked: () => readonly ProofWay[] | undefined
}

const kinds = {
  'lake.action.approval.ask': 'ask',
  'lake.action.approval.approve': 'approve',
  'lake.action.approval.refuse': 'refuse',
  'lake.action.approval.withdraw': 'withdraw',
} as const satisfies Record<ApprovalAction['actionType'], Decision['kind']>

/**
 * Asks for signatures, gives one, sends back or withdraws: a document of the lake's own that nothing changes
 * afterwards. The person is whoever sent the request.
 * @throws {WriteRefusal} 403 `approvalError` for a signature that would not count, 403 `proofError` for one whose
 * person must prove again who they are, 409 for content that has
 * changed since it was seen
 */
export function applyApprovalAction(
  workspace: Workspace,
  action: ApprovalAction,
  parts: ApprovalParts | undefined,
): void {
  const { index, principal } = workspace
  if (parts === undefined) throw invalid('Only the dataset of the site has approvals', index)
  const { subject, documents } = meantBy(workspace, action, parts)
  if (
    workspace.causes.some(
      ({ action: done, publishedId }) => done.startsWith('approval.') && publishedId === subject.publishedId,
    )
  ) {
    throw invalid('One transaction can hold one decision about a document: send the other by itself', index)
  }
  const judgement = judge(parts.approvalStates, parts.signers, subject, documents)
  const refuse = (sentence: string) => new ApprovalRefusal(judgement, sentence, index)
  if (principal.kind !== 'user') throw refuse('Only people who are signed in can decide; a token cannot.')
  if (judgement.approval.state === 'free') {
    throw invalid(
      `"${documents[0]?._type ?? subject.publishedId}" documents need nobody’s agreement: publish it.`,
      index,
    )
  }
  if (action.actionType !== 'lake.action.approval.ask') {
    expectSeen(action, judgement, index)
    const reason = reasonAgainst(action, judgement, parts, principal.id)
    if (reason !== undefined) throw refuse(reason)
  }
  if (action.actionType === 'lake.action.approval.approve') {
    const ways = parts.proofAsked()
    if (ways !== undefined) throw new ProofRefusal(ways, subject.publishedId, index)
  }
  const kind = kinds[action.actionType]
  const { id, name, role } = principal
  workspace.putDecision({
    _id: `${approvalPrefix}${randomBytes(12).toString('hex')}`,
    _type: kind === 'ask' ? 'approval.request' : 'approval.decision',
    kind,
    subject,
    person: { id, name, role },
    ...detailsOf(action),
  })
  workspace.addCause(causeOf(kind), subject.publishedId)
}

/** The subject of an action; of a withdrawal also one whose content has changed or gone since. */
function meantBy(
  workspace: Workspace,
  action: ApprovalAction,
  { approvalStates }: ApprovalParts,
): { subject: Subject; documents: readonly LakeDocument[] } {
  const proposed = proposedBy(action, (id) => workspace.get(id), asPublished, approvalStates.hashOf)
  if (action.actionType === 'lake.action.approval.withdraw') {
    const { publishedId, act, contentHash } = action
    return { subject: { publishedId, act, contentHash }, documents: proposed ? [proposed.document] : [] }
  }
  if (proposed === undefined) throw documentNotFound(sourceId(action), workspace.index)
  return { subject: proposed.subject, documents: [proposed.document] }
}

function detailsOf(action: ApprovalAction): Record<string, unknown> {
  const release = action.releaseId === undefined ? {} : { releaseId: action.releaseId }
  if (action.actionType === 'lake.action.approval.ask') {
    const { reason, ticket, publishWhenApproved } = action
    return { ...release, reason, publishWhenApproved, ...(ticket === undefined ? {} : { ticket }) }
  }
  const comment = 'comment' in action ? action.comment : undefined
  return { ...release, ...(comment === undefined ? {} : { comment }) }
}

function expectSeen(
  { contentHash, actionType, publishedId }: Exclude<ApprovalAction, { actionType: `${string}.ask` }>,
  { subject }: Judgement,
  index: number,
): void {
  if (contentHash === subject.contentHash || actionType === 'lake.action.approval.withdraw') return
  throw new WriteRefusal(409, [
    {
      type: 'approvalError',
      description: 'The content has changed since you looked at it. Look at it again, then decide.',
      contentHash: subject.contentHash,
      id: publishedId,
      index,
    },
  ])
}

/** Why this person's decision would not count; `undefined` where it does. */
function reasonAgainst(
  { actionType }: Exclude<ApprovalAction, { actionType: `${string}.ask` }>,
  { approval, authors, subject }: Judgement,
  { approvalStates, signers }: ApprovalParts,
  person: string,
): string | undefined {
  if (actionType === 'lake.action.approval.withdraw') {
    const approvalState = approvalStates.of(subject.publishedId)
    const own = (approvalState === undefined ? [] : decisionsOf(approvalState)).some(
      (one) => one.person.id === person && one.kind !== 'withdraw' && isSameSubject(one.subject, subject),
    )
    return own ? undefined : 'You have neither asked nor decided anything about this content.'
  }
  if (signers.roleOf({ id: person }) === undefined) {
    return 'Your role does not sign: compliance, marketers and administrators do.'
  }
  if (approval.state === 'unasked') return 'Nobody has asked for approval of this content yet.'
  if (approval.state === 'refused') return 'It was sent back; it can be signed when it was asked for again.'
  if (actionType === 'lake.action.approval.refuse') return undefined
  if (authors.has(person)) return 'You are an author of this content, so somebody else must sign it.'
  if (approval.signatures.some(({ id }) => id === person)) return 'You have signed this content already.'
  return undefined
}
