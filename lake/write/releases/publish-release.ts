import { isDeepStrictEqual } from 'node:util'
import { draftId, type LakeDocument, publishedId } from '#lake/store/document.ts'
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
 * @param marks what a schedule writes beside it: that it is late, by whose right
 */
export function publishRelease(
  workspace: Workspace,
  name: string,
  cause: PublishCause,
  marks: Record<string, unknown> = {},
): Release {
  const release = releaseIn(workspace, name, 'published', ['active', 'scheduled'])
  const versions = versionsIn(workspace, name)
  workspace.unlockRelease(name)
  for (const version of versions) publishVersion(workspace, version, cause)
  // Whose right it was only the schedule says: an imported release could claim anything.
  const { publishAt: _publishAt, error: _error, held: _held, byRightOf: _claimed, ...kept } = release
  workspace.put({
    ...kept,
    state: 'published',
    publishedAt: workspace.timestamp,
    finalDocumentStates: finalStates(versions),
    ...marks,
  })
  return release
}
