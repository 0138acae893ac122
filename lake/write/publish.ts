import type { LakeDocument } from '#lake/store/document.ts'
import { isRecord } from '#common/records.ts'
import type { Action } from './action-schema.ts'
import { existing, expectRevision, versionIdFor } from './preconditions.ts'
import { strengthenReferences } from './strengthen-references.ts'
import type { Workspace } from './workspace.ts'

/** The content of a draft or version as publishing writes it. */
export function asPublished(source: LakeDocument): LakeDocument {
  const { _system: _marks, ...own } = source
  const content = strengthenReferences(own)
  return isRecord(content) ? { ...content, ...ownAttributes(source) } : source
}

const ownAttributes = ({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) => ({
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
})

/**
 * Writes the content of a draft or version under the published id, which keeps its creation time.
 * The rules of the content model are checked at the end of the transaction.
 */
export function putPublished(workspace: Workspace, publishedId: string, source: LakeDocument): void {
  workspace.put({
    ...asPublished(source),
    _id: publishedId,
    _type: source._type,
    _createdAt: workspace.get(publishedId)?._createdAt ?? source._createdAt,
    _updatedAt: workspace.timestamp,
  })
}

type PublishAction = Extract<Action, { actionType: 'sanity.action.document.publish' }>

/** Makes the draft the published document and takes the draft away. */
export function publish(workspace: Workspace, action: PublishAction): void {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
  versionIdFor(workspace, draftId, publishedId)
  const draft = existing(workspace, draftId)
  const published = workspace.get(publishedId)
  expectRevision(workspace, draft, ifDraftRevisionId)
  if (ifPublishedRevisionId !== undefined) {
    expectRevision(workspace, published ?? existing(workspace, publishedId), ifPublishedRevisionId)
  }
  putPublished(workspace, publishedId, draft)
  workspace.remove(draftId)
  workspace.addCause('document.publish', publishedId, draftId)
}

/** Takes the published document away; its content stays as a draft. */
export function unpublish(workspace: Workspace, draftId: string, publishedId: string): void {
  versionIdFor(workspace, draftId, publishedId)
  const published = existing(workspace, publishedId)
  if (workspace.get(draftId) === undefined) {
    workspace.put({ ...published, _id: draftId, _updatedAt: workspace.timestamp })
  }
  workspace.remove(publishedId)
  workspace.addCause('document.unpublish', publishedId, draftId)
}
