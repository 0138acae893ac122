import { roles } from '#lake/access/roles.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import { planComments } from '#lake/comments/plan-comments.ts'
import { commentOrTask, type CommentOrTask } from '#lake/comments/comments.ts'
import { insufficientPermissions, invalid } from './faults.ts'
import type { Workspace } from './workspace.ts'

/**
 * Checks a transaction in the dataset of comments and tasks, which holds nothing else (record 55).
 * @throws {WriteRefusal} 400 for what is no comment or task or names strangers, 403 for what is somebody else's
 */
export function checkComments(workspace: Workspace, isPerson: (id: string) => boolean): void {
  const { principal } = workspace
  const by = { id: principal.id, manages: roles[principal.role].manages }
  for (const { id, before, after } of workspace.changes()) {
    const index = workspace.indexOf(id)
    if (!isPublished(id)) throw invalid('Comments and tasks have no drafts, versions or releases.', index)
    const asked = { before: earlier(before), after: after && parsed(after, index), by, isPerson }
    const fault = planComments({ ...asked, answered: answeredBy(workspace, asked.before) })
    if (fault === undefined) continue
    if (fault.kind === 'content') throw invalid(fault.sentence, index)
    throw insufficientPermissions(before === undefined ? 'create' : 'update', id, fault.sentence, index)
  }
}

function parsed(document: LakeDocument, index: number): CommentOrTask {
  if (document._type !== 'comment' && document._type !== 'tasks.task') {
    throw invalid(`This dataset holds comments and tasks; a "${document._type}" belongs elsewhere.`, index)
  }
  const result = commentOrTask.safeParse(document)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') ?? ''
  throw invalid(
    `This is no ${document._type === 'comment' ? 'comment' : 'task'}: ${field} ${issue?.message ?? ''}`,
    index,
  )
}

/** What was stored before the lake looked at it may be anything. */
const earlier = (document: LakeDocument | undefined): CommentOrTask | undefined =>
  commentOrTask.safeParse(document).data

/** The comment that another one answers, as it was before the transaction. */
function answeredBy({ dataset }: Workspace, said: CommentOrTask | undefined): CommentOrTask | undefined {
  if (said?._type !== 'comment' || !said.parentCommentId) return undefined
  return earlier(dataset.get(said.parentCommentId))
}
