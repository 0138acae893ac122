import type { z } from 'zod'
import { bundleOf, isDocumentId, isVersion, publishedId as publishedIdOf } from '#lake/store/document.ts'
import type { versionActionSchemas } from './action-schema.ts'
import { documentExists, documentNotFound, invalid, revisionMismatch } from './faults.ts'
import { releaseIn } from './releases/release.ts'
import { cleaned } from './validity/cleaned.ts'
import type { Workspace } from './workspace.ts'

type VersionAction = z.infer<(typeof versionActionSchemas)[number]>

/** Applies an action on a version of a document (lake contract 3). */
export function applyVersionAction(workspace: Workspace, action: VersionAction): void {
  switch (action.actionType) {
    case 'sanity.action.document.version.create':
      return create(workspace, action)
    case 'sanity.action.document.version.replace':
      return replace(workspace, action.document)
    case 'sanity.action.document.version.unpublish':
      return markForRemoval(workspace, action.versionId, action.publishedId)
  }
}

type Create = Extract<VersionAction, { actionType: 'sanity.action.document.version.create' }>

function create(workspace: Workspace, action: Create): void {
  const { publishedId, document, baseId, versionId, ifBaseRevisionId } = action
  const id = versionOf(workspace, document?._id ?? versionId ?? '', publishedId)
  if (workspace.get(id) !== undefined) throw documentExists(id, workspace.index)
  if (document !== undefined) workspace.put(workspace.fromClient({ ...document, _id: id }))
  else {
    const base = workspace.get(baseId ?? '')
    if (base === undefined) throw documentNotFound(baseId ?? '', workspace.index)
    if (ifBaseRevisionId !== undefined && base._rev !== ifBaseRevisionId)
      throw revisionMismatch(base._id, base._rev, ifBaseRevisionId, workspace.index)
    workspace.put({ ...base, _id: id, _createdAt: workspace.timestamp, _updatedAt: workspace.timestamp })
  }
  workspace.addCause('document.create', publishedId, id)
}

function replace(workspace: Workspace, document: { _id: string; _type: string }): void {
  const id = versionOf(workspace, document._id, publishedIdOf(document._id))
  const current = workspace.get(id)
  if (current === undefined) throw documentNotFound(id, workspace.index)
  workspace.put({ ...cleaned(document), _createdAt: current._createdAt, _updatedAt: workspace.timestamp })
}

/** Publishing the release will unpublish the document. */
function markForRemoval(workspace: Workspace, versionId: string, publishedId: string): void {
  const id = versionOf(workspace, versionId, publishedId)
  const base = workspace.get(id) ?? workspace.get(publishedId)
  if (base === undefined) throw documentNotFound(publishedId, workspace.index)
  const isNew = workspace.get(id) === undefined
  workspace.put({ ...base, _id: id, _updatedAt: workspace.timestamp, _system: { delete: true } })
  if (isNew) workspace.addCause('document.create', publishedId, id)
}

/** The id, if it is a version of the document in a release that accepts changes. */
function versionOf(workspace: Workspace, id: string, publishedId: string): string {
  const fits =
    isDocumentId(id) && isDocumentId(publishedId) && publishedIdOf(id) === publishedId && id !== publishedId
  if (!fits) {
    const description = `"${id}" is no version of "${publishedId}"`
    throw invalid(description, workspace.index, { value: id })
  }
  if (isVersion(id)) releaseIn(workspace, bundleOf(id) ?? '', 'changed', ['active'])
  return id
}
