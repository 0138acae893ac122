import { isDeepStrictEqual } from 'node:util'
import { refusal } from '#lake/access/permits.ts'
import { draftId, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { insufficientPermissions } from '#lake/write/faults.ts'
import { putPublished } from '#lake/write/publish.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { removesDocument, type Release, releaseIn, versionsIn } from './release.ts'

/** Why a release is published: by hand, or by its schedule. */
type PublishCause = 'release.publish' | 'release.schedule'

/** The final state of each version, kept in the release's document for the history. */
export const finalStates = (versions: readonly LakeDocument[]) =>
  versions.map(({ _id, _rev }) => ({ _key: _id.replaceAll('.', '-'), id: _id, revisionId: _rev }))

/** A document's content without the attributes the lake maintains. */
const contentOf = ({ _id, _rev, _createdAt, _updatedAt, _system, ...content }: LakeDocument) => content

/**
 * A draft identical to the published version would offer it again after later publishes. A draft that differs
 * is somebody's work and stays.
 */
function dropDraftOf(workspace: Workspace, version: LakeDocument): void {
  const draft = workspace.get(draftId(version._id))
  if (draft === undefined || !isDeepStrictEqual(contentOf(draft), contentOf(version))) return
  workspace.remove(draft._id)
}

function publishVersion(workspace: Workspace, version: LakeDocument, cause: PublishCause): void {
  const id = publishedId(version._id)
  if (removesDocument(version)) {
    if (workspace.get(id) !== undefined) {
      workspace.remove(id)
      workspace.addCause('document.unpublish', id, version._id)
    }
  } else {
    putPublished(workspace, id, version)
    workspace.addCause(cause, id, version._id)
  }
  workspace.remove(version._id)
  if (!removesDocument(version)) dropDraftOf(workspace, version)
}

/**
 * Publishes every version of a release, all or none (lake contract 3): rights, references and the rules of
 * the content model are checked for the whole transaction. Identical drafts are removed.
 * @param isLate marks a publish whose scheduled time passed while the lake was not running
 */
export function publishRelease(
  workspace: Workspace,
  name: string,
  cause: PublishCause,
  isLate = false,
): Release {
  const release = releaseIn(workspace, name, 'published', ['active', 'scheduled'])
  const versions = versionsIn(workspace, name)
  workspace.unlockRelease(name)
  for (const version of versions) publishVersion(workspace, version, cause)
  const { publishAt: _publishAt, error: _error, held: _held, ...kept } = release
  workspace.put({
    ...kept,
    state: 'published',
    publishedAt: workspace.timestamp,
    finalDocumentStates: finalStates(versions),
    ...(isLate ? { publishedLate: true } : {}),
  })
  return release
}

/**
 * Scheduling a release requires the right to publish all of it.
 * @throws {WriteRefusal} 403 naming the role that is missing
 */
export function requirePublishRight(workspace: Workspace, versions: readonly LakeDocument[]): void {
  for (const version of versions) {
    const id = publishedId(version._id)
    const sentence = refusal(workspace.principal, 'publish', { ...version, _id: id })
    if (sentence !== undefined) throw insufficientPermissions('publish', id, sentence, workspace.index)
  }
}
