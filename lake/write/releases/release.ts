import { z } from 'zod'
import { documentNotFound, invalid } from '#lake/write/faults.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { bundleOf, lakeDocument, type LakeDocument } from '#lake/store/document.ts'

/** A release as the Studio and the client know it (`ReleaseDocument` of @sanity/client). */
const releaseSchema = lakeDocument.extend({
  /** Documents with other ids are no releases, whatever they say: they are anybody's to write. */
  _id: z.string().startsWith('_.releases.'),
  _type: z.literal('system.release'),
  name: z.string(),
  state: z.enum(['active', 'scheduled', 'published', 'archived']),
  publishAt: z.iso.datetime({ offset: true }).optional(),
  /** Id of the principal who scheduled it, and in whose name it is published. */
  scheduledBy: z.string().optional(),
  /** Sequence of the log before it was scheduled: what was signed later was signed with its time in view. */
  scheduledAfter: z.int().optional(),
  metadata: z.looseObject({}),
  /** Since when its schedule waits, and for what: signatures, or the right to publish, which these people lack. */
  held: z
    .object({ since: z.iso.datetime(), reason: z.string(), withoutRight: z.string().optional() })
    .optional(),
  finalDocumentStates: z.array(z.looseObject({ id: z.string(), revisionId: z.string() })).optional(),
})

export type Release = z.infer<typeof releaseSchema>
type State = Release['state']

/** Releases whose time has come and whose signatures have not. */
export const heldReleases = (dataset: Dataset): (Release & { held: NonNullable<Release['held']> })[] =>
  dataset.documents.ofType('system.release').flatMap((doc) => {
    const release = asRelease(doc)
    return release?.held === undefined ? [] : [{ ...release, held: release.held }]
  })

const namePattern = /^[A-Za-z0-9_-]{1,64}$/

/**
 * The id of a release's document.
 * @throws {WriteRefusal} 400 for a name not allowed in ids
 */
export function releaseId(workspace: Workspace, name: string): string {
  if (namePattern.test(name) && name !== 'drafts' && name !== 'published') return `_.releases.${name}`
  throw invalid(`Malformed release ID: "${name}"`, workspace.index, { value: name })
}

/** A stored document as a release, if it is one. */
export const asRelease = (doc: LakeDocument | undefined): Release | undefined => {
  const parsed = releaseSchema.safeParse(doc)
  return parsed.success ? parsed.data : undefined
}

/**
 * The release of a name, in one of the states an action needs.
 * @throws {WriteRefusal} 409 when there is none, or when its state forbids the action
 */
export function releaseIn(
  workspace: Workspace,
  name: string,
  act: string,
  states: readonly State[],
): Release {
  const id = releaseId(workspace, name)
  const release = asRelease(workspace.get(id))
  if (release === undefined) throw documentNotFound(id, workspace.index)
  if (states.includes(release.state)) return release
  const needed = states.join(' or ')
  const description = `The release "${name}" is ${release.state} and cannot be ${act}; it must be ${needed}`
  throw invalid(description, workspace.index, { id, state: release.state })
}

/** The versions a release holds, ordered by id. */
export const versionsIn = (workspace: Workspace, name: string): LakeDocument[] =>
  workspace
    .documents()
    .filter(({ _id }) => bundleOf(_id) === name)
    .sort((a, b) => (a._id < b._id ? -1 : 1))

/** Whether publishing the release removes this version's document. */
export function removesDocument(version: LakeDocument): boolean {
  const marks = version['_system']
  return typeof marks === 'object' && marks !== null && 'delete' in marks && marks.delete === true
}
