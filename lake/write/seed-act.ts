import { causeOf } from '#lake/approvals/decision.ts'
import { seedAct, seedId } from '#lake/approvals/seed.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { roles } from '#lake/access/roles.ts'
import { insufficientPermissions, invalid } from './faults.ts'
import type { Workspace } from './workspace.ts'

/**
 * Does the act "seed" for all that is published, once in the life of a dataset; a second time it does nothing.
 * @throws {WriteRefusal} 403 for anybody but administrators, 400 for a dataset that has no approvals
 */
export function applySeedAct(
  workspace: Workspace,
  approvalStates: ApprovalStates | undefined,
  reason: string,
): void {
  const { principal, index } = workspace
  if (!roles[principal.role].manages) {
    throw insufficientPermissions('manage', seedId, 'Only an administrator may do the act "seed".', index)
  }
  if (approvalStates === undefined) throw invalid('Only the dataset of the site has approvals', index)
  if (approvalStates.seededAt !== undefined || workspace.get(seedId) !== undefined) return
  const { id, name, role } = principal
  const act = seedAct(
    { id, name, role },
    reason,
    workspace.documents(),
    approvalStates.policies.now,
    approvalStates.hashOf,
  )
  workspace.putDecision(act)
  for (const { publishedId } of act.documents) workspace.addCause(causeOf('seed'), publishedId)
}
