import { publishedId as publishedIdOf } from '#lake/store/document.ts'
import type { Action } from './action-schema.ts'
import { documentExists, documentNotFound, invalid } from './faults.ts'
import type { JsonObject } from '#common/records.ts'
import { patchDocument } from './mutations.ts'
import { existing, versionIdFor } from './preconditions.ts'
import { applyApprovalAction, type ApprovalParts } from './approvals/approval-actions.ts'
import type { ApprovalAction } from './approvals/approval-schema.ts'
import { applyMove, type MoveParts } from './move/apply-move.ts'
import { publish, unpublish } from './publish.ts'
import { applyReleaseAction, type Recall } from './releases/release-actions.ts'
import { isReleaseAction, type ReleaseAction } from './releases/release-schema.ts'
import { applySeedAct } from './seed-act.ts'
import { applyVersionAction } from './versions.ts'
import type { Workspace } from './workspace.ts'

/** What actions are carried out with. */
export interface ActionParts {
  recall: Recall
  approvals: ApprovalParts | undefined
  readRules: MoveParts['readRules']
}

/**
 * Applies actions to the workspace in order (lake contract 3).
 * @throws {WriteRefusal} for the first that cannot be applied; none of them then takes effect
 */
export function applyActions(
  workspace: Workspace,
  actions: readonly Action[],
  { recall, approvals, readRules }: ActionParts,
): void {
  for (const [index, action] of actions.entries()) {
    workspace.index = index
    if (isReleaseAction(action)) applyReleaseAction(workspace, action, recall)
    else if (action.actionType === 'lake.action.approval.seed') {
      applySeedAct(workspace, approvals?.approvalStates, action.reason)
    } else if (action.actionType === 'lake.action.page.move') {
      applyMove(workspace, action, { readRules, approvalStates: approvals?.approvalStates })
    } else if (isApprovalAction(action)) applyApprovalAction(workspace, action, approvals)
    else applyAction(workspace, action)
  }
}

const isApprovalAction = (action: Action): action is ApprovalAction =>
  action.actionType.startsWith('lake.action.approval.') && action.actionType !== 'lake.action.approval.seed'

type DocumentAction = Exclude<Action, ReleaseAction | { actionType: `lake.${string}` }>

function applyAction(workspace: Workspace, action: DocumentAction): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return create(workspace, action.publishedId, action.attributes, action.ifExists)
    case 'sanity.action.document.edit':
      return edit(workspace, action.draftId, action.publishedId, [action.patch].flat())
    case 'sanity.action.document.publish':
      return publish(workspace, action)
    case 'sanity.action.document.unpublish':
      return unpublish(workspace, action.draftId, action.publishedId)
    case 'sanity.action.document.discard':
      return discard(workspace, action.draftId)
    case 'sanity.action.document.version.discard':
      return discard(workspace, action.versionId)
    case 'sanity.action.document.delete':
      return remove(workspace, action.publishedId, [...action.includeDrafts, ...action.includeVersions])
    case 'sanity.action.document.version.create':
    case 'sanity.action.document.version.replace':
    case 'sanity.action.document.version.unpublish':
      return applyVersionAction(workspace, action)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(workspace, action.publishedId, action.attributes)
  }
}

type Attributes = JsonObject & { _id?: string | undefined; _type: string }

function create(workspace: Workspace, publishedId: string, attributes: Attributes, ifExists: string): void {
  const id = versionIdFor(workspace, attributes._id ?? `drafts.${publishedId}`, publishedId)
  if (workspace.get(id) !== undefined) {
    if (ifExists === 'ignore') return
    throw documentExists(id, workspace.index)
  }
  workspace.put(workspace.fromClient({ ...attributes, _id: id }))
  workspace.addCause('document.create', publishedId, id)
}

function edit(
  workspace: Workspace,
  draftId: string,
  publishedId: string,
  patches: Parameters<typeof patchDocument>[2][],
): void {
  versionIdFor(workspace, draftId, publishedId)
  let draft = workspace.get(draftId)
  if (draft === undefined) {
    const published = existing(workspace, publishedId)
    draft = workspace.put({ ...published, _id: draftId, _updatedAt: workspace.timestamp })
    workspace.addCause('document.create', publishedId, draftId)
  }
  for (const patch of patches) draft = patchDocument(workspace, draft, patch)
}

function discard(workspace: Workspace, id: string): void {
  if (publishedIdOf(id) === id) throw invalid(`"${id}" is no draft and no version`, workspace.index)
  existing(workspace, id)
  workspace.remove(id)
  workspace.addCause('document.discard', id, id)
}

function remove(workspace: Workspace, publishedId: string, versions: readonly string[]): void {
  const ids = [publishedId, ...versions.map((id) => versionIdFor(workspace, id, publishedId))]
  const present = ids.filter((id) => workspace.get(id) !== undefined)
  if (present.length === 0) throw documentNotFound(publishedId, workspace.index)
  for (const id of present) workspace.remove(id)
  workspace.addCause('document.delete', publishedId)
}

function replaceDraft(workspace: Workspace, publishedId: string, attributes: Attributes): void {
  const id = versionIdFor(workspace, attributes._id ?? `drafts.${publishedId}`, publishedId)
  const current = workspace.get(id)
  const given = workspace.fromClient({ ...attributes, _id: id })
  workspace.put({
    ...given,
    _createdAt: current?._createdAt ?? given['_createdAt'],
    _updatedAt: workspace.timestamp,
  })
  if (current === undefined) workspace.addCause('document.create', publishedId, id)
}
