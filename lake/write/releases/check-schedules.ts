import { refusal } from '#lake/access/permits.ts'
import { judge } from '#lake/approvals/judge/judge.ts'
import type { Signers } from '#lake/approvals/judge/signers.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { isSameSubject, type Subject, subjectSchema } from '#lake/approvals/subject.ts'
import { bundleOf, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { hashOf } from '#lake/write/approvals/check-approvals.ts'
import { insufficientPermissions } from '#lake/write/faults.ts'
import { asPublished } from '#lake/write/publish.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { asRelease, type Release, removesDocument, versionsIn } from './release.ts'

/** What approvals are judged by; `undefined` in a dataset that has none. */
type Approving = { approvalStates: ApprovalStates; signers: Signers } | undefined

const releases = '_.releases.'

/**
 * Scheduling a release requires the right to publish all of it. What needs signatures may also be scheduled by
 * whoever asks for them: at its instant somebody else's right must stand behind it (`rightsBehind`). Checked of the
 * whole transaction, since it may ask, or change a version, after the schedule.
 * @throws {WriteRefusal} 403 naming the role that is missing
 */
export function checkSchedules(workspace: Workspace, approving: Approving): void {
  for (const release of scheduledBy(workspace)) {
    for (const version of versionsIn(workspace, release.name)) {
      const id = publishedId(version._id)
      const sentence = refusal(workspace.principal, 'publish', { ...version, _id: id })
      if (sentence === undefined || isAskedFor(workspace, version, release, approving)) continue
      throw insufficientPermissions('publish', id, sentence, workspace.indexOf(release._id))
    }
  }
}

/** The releases a transaction schedules, or that are scheduled and of which it changes a version. */
function scheduledBy(workspace: Workspace): Release[] {
  const names = workspace.changes().flatMap(({ id, before }) => {
    if (!id.startsWith(releases)) return bundleOf(id) ?? []
    return before?.['state'] === 'scheduled' ? [] : id.slice(releases.length)
  })
  return [...new Set(names)].flatMap((name) => {
    const release = asRelease(workspace.get(`${releases}${name}`))
    return release?.state === 'scheduled' ? release : []
  })
}

/** Whether signatures for exactly this content are asked for, by this transaction or before it. */
function isAskedFor(
  workspace: Workspace,
  version: LakeDocument,
  release: Release,
  approving: Approving,
): boolean {
  if (approving === undefined || removesDocument(version)) return false
  const { approvalStates, signers } = approving
  const id = publishedId(version._id)
  const document = asPublished(version)
  const subject: Subject = {
    publishedId: id,
    act: 'publish',
    contentHash: hashOf(document, workspace, approvalStates),
  }
  if (isAskedNow(workspace, subject, release.name)) return true
  const { state } = judge(approvalStates, signers, subject, [workspace.get(id), document]).approval
  return state === 'asked' || state === 'approved'
}

const isAskedNow = (workspace: Workspace, subject: Subject, releaseName: string): boolean =>
  workspace.changes().some(({ id, after }) => {
    if (!workspace.isDecision(id) || after?.['kind'] !== 'ask' || after['releaseId'] !== releaseName)
      return false
    const asked = subjectSchema.safeParse(after['subject'])
    return asked.success && isSameSubject(asked.data, subject)
  })
