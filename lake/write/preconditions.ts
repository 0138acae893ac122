import { isDocumentId, type LakeDocument, publishedId as publishedIdOf } from '#lake/store/document.ts'
import { documentNotFound, invalid, revisionMismatch } from './faults.ts'
import type { Workspace } from './workspace.ts'

/**
 * The document of that id.
 * @throws {WriteRefusal} 404 where there is none
 */
export function existing(workspace: Workspace, id: string): LakeDocument {
  const doc = workspace.get(id)
  if (doc === undefined) throw documentNotFound(id, workspace.index)
  return doc
}

/** @throws {WriteRefusal} 409 when the document changed since the client read it */
export function expectRevision(workspace: Workspace, doc: LakeDocument, expected: string | undefined): void {
  if (expected === undefined || doc._rev === expected) return
  throw revisionMismatch(doc._id, doc._rev, expected, workspace.index)
}

/**
 * The id, if it is a draft or version of `publishedId`.
 * @throws {WriteRefusal} 400 when it is not
 */
export function versionIdFor(workspace: Workspace, id: string, publishedId: string): string {
  if (!isDocumentId(publishedId) || publishedIdOf(publishedId) !== publishedId) {
    throw invalid(`Malformed document ID: "${publishedId}"`, workspace.index, { value: publishedId })
  }
  if (!isDocumentId(id) || id === publishedId || publishedIdOf(id) !== publishedId) {
    throw invalid(`"${id}" is no draft and no version of "${publishedId}"`, workspace.index, { value: id })
  }
  return id
}
