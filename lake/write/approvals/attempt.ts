import { randomBytes } from 'node:crypto'
import { system } from '#lake/access/principal.ts'
import { approvalPrefix } from '#lake/approvals/decision.ts'
import type { ApprovalRefusal } from './approval-faults.ts'
import type { WriteRequest } from '#lake/write/writer.ts'

/** The entry of an attempt that lacked its signatures: who, on what, and why it was refused. */
export const attemptOf = <Result>(
  { dataset, principal, kind }: WriteRequest<Result>,
  { judgement, message }: ApprovalRefusal,
): WriteRequest<void> => ({
  dataset,
  principal: system,
  transactionId: undefined,
  dryRun: false,
  kind,
  plan: (workspace) => {
    const { subject, approval } = judgement
    const { id, name, role } = principal
    workspace.putDecision({
      _id: `${approvalPrefix}attempt-${randomBytes(12).toString('hex')}`,
      _type: 'approval.attempt',
      subject,
      person: { id, name, role },
      reason: message,
      missing: approval.missing.map((one, at) => ({ _key: `m${at}`, ...one })),
    })
    workspace.addCause('approval.attempt', subject.publishedId)
  },
})
