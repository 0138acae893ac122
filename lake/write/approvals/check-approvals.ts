import { approvalPrefix } from '#lake/approvals/decision.ts'
import { judge, type Judgement, needsSomebody } from '#lake/approvals/judge/judge.ts'
import type { Signers } from '#lake/approvals/judge/signers.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { factsOf } from '#lake/approvals/log-facts.ts'
import type { Act } from '#lake/approvals/subject.ts'
import { CanonicalError } from '#lake/log/entry.ts'
import type { Change } from '#lake/store/committed.ts'
import {
  isPublished,
  isSystem,
  type LakeDocument,
  publishedId as publishedIdOf,
} from '#lake/store/document.ts'
import { insufficientPermissions, invalid } from '#lake/write/faults.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { lacksApproval } from './approval-faults.ts'

/**
 * Refuses decisions that are written by anything but the lake's own actions, or changed.
 * @throws {WriteRefusal} 403
 */
export function checkDecisions(workspace: Workspace): void {
  for (const { id, before } of workspace.changes()) {
    if (!publishedIdOf(id).startsWith(approvalPrefix)) continue
    if (before === undefined && workspace.isDecision(id)) continue
    const sentence =
      'Approvals are written by the lake’s own actions alone, and never changed. Ask, sign, send back or withdraw.'
    throw insufficientPermissions('create', id, sentence, workspace.indexOf(id))
  }
}

/**
 * Refuses every change of a published document that lacks the signatures its policy asks, whichever way it
 * came in. Decisions and policy are those of the log before this transaction; its own edits count, as they will
 * when what is in force is told from the log.
 * @throws {WriteRefusal} 403 `approvalError`
 */
export function checkApprovals(workspace: Workspace, approvalStates: ApprovalStates, signers: Signers): void {
  const { principal } = workspace
  // What a schedule is told stands on its release, for everybody to read.
  const reader = principal.kind === 'system' ? undefined : principal
  for (const change of workspace.changes()) {
    const lacking = lackingIn(workspace, change, approvalStates, signers)
    if (lacking === undefined) continue
    throw lacksApproval(lacking, signers, reader, workspace.indexOf(change.id))
  }
}

function lackingIn(
  workspace: Workspace,
  { id: publishedId, before, after }: Change,
  approvalStates: ApprovalStates,
  signers: Signers,
): Judgement | undefined {
  const state = after ?? before
  if (!isPublished(publishedId) || isSystem(publishedId) || state === undefined) return undefined
  // What needs nobody is not hashed: most of what is written, and some of it has no hash.
  if (!needsSomebody(approvalStates, publishedId, [before, after])) return undefined
  const act = after === undefined ? takingAway(workspace, publishedId) : 'publish'
  const subject = { publishedId, act, contentHash: hashOf(state, workspace, approvalStates) }
  const editor = isEdited(workspace, publishedId, approvalStates) ? workspace.principal.id : undefined
  const judgement = judge(approvalStates, signers, subject, [before, after], editor)
  const { state: stands } = judgement.approval
  if (stands === 'free' || stands === 'approved' || isInForce(publishedId, after, approvalStates))
    return undefined
  return judgement
}

/** Whether the log will tell of an edit of the document in this very transaction. */
const isEdited = (workspace: Workspace, id: string, approvalStates: ApprovalStates): boolean => {
  const { principal, transactionId, causes } = workspace
  const entry = {
    sequence: 0,
    transactionId,
    author: principal.id,
    changes: [...workspace.changes()],
    causes,
  }
  return factsOf(id, entry, approvalStates.hashOf, []).some(({ kind }) => kind === 'edit')
}

/**
 * The content hash of a document of this transaction.
 * @throws {WriteRefusal} 400 for content that has no hash, which the log could not hold either
 */
export function hashOf(document: LakeDocument, workspace: Workspace, approvalStates: ApprovalStates): string {
  try {
    return approvalStates.hashOf(document)
  } catch (error) {
    if (!(error instanceof CanonicalError)) throw error
    throw invalid(`The content cannot be recorded: ${error.message}`, workspace.indexOf(document._id))
  }
}

/** Which act takes a published document away: a signature for the one is none for the other. */
const takingAway = ({ causes }: Workspace, id: string): Act =>
  causes.some(({ action, publishedId }) => action === 'document.unpublish' && publishedId === id)
    ? 'unpublish'
    : 'delete'

/** Whether a transaction leaves what visitors get: the content that is in force, published again. */
function isInForce(id: string, after: LakeDocument | undefined, approvalStates: ApprovalStates): boolean {
  const inForce = approvalStates.of(id)?.document
  if (inForce === undefined || after === undefined) return inForce === after
  return approvalStates.hashOf(inForce) === approvalStates.hashOf(after)
}
