import { applyPatch } from '#lake/write/patch/patch.ts'
import { documentExists, invalid } from '#lake/write/faults.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { isRecord } from '#common/records.ts'
import { finalStates, publishRelease } from './publish-release.ts'
import { releaseId, releaseIn, versionsIn } from './release.ts'
import type { ReleaseAction } from './release-schema.ts'

/** Reads a document as it was in a recorded revision. */
export type Recall = (id: string, revisionId: string) => LakeDocument | undefined

/** Fields of a release's document that only actions may write. */
const ownFields = [
  '_id',
  '_type',
  'name',
  'state',
  'publishAt',
  'publishedAt',
  'scheduledBy',
  'scheduledAfter',
  'byRightOf',
  'held',
  'finalDocumentStates',
] as const

const defaults = { title: '', releaseType: 'undecided', cardinality: 'many' } as const

/** A schedule this little in the past counts as now: editors' clocks differ. */
const clockToleranceMs = 60_000

/**
 * Applies one action on a release (lake contract 3).
 * @throws {WriteRefusal} when there is no such release, or its state forbids the action
 */
export function applyReleaseAction(workspace: Workspace, action: ReleaseAction, recall: Recall): void {
  const name = action.releaseId
  workspace.unlockRelease(name)
  switch (action.actionType) {
    case 'sanity.action.release.create':
      return create(workspace, name, action.metadata)
    case 'sanity.action.release.import':
      return importRelease(workspace, name, action.attributes ?? action.document ?? {}, action.ifExists)
    case 'sanity.action.release.edit':
      return edit(workspace, name, action.patch)
    case 'sanity.action.release.publish':
      publishRelease(workspace, name, 'release.publish')
      return
    case 'sanity.action.release.schedule':
      return schedule(workspace, name, action.publishAt)
    case 'sanity.action.release.unschedule':
      return unschedule(workspace, name)
    case 'sanity.action.release.archive':
      return archive(workspace, name)
    case 'sanity.action.release.unarchive':
      return unarchive(workspace, name, recall)
    case 'sanity.action.release.delete':
      return remove(workspace, name)
  }
}

function create(workspace: Workspace, name: string, metadata: Record<string, unknown>): void {
  const _id = releaseId(workspace, name)
  if (workspace.get(_id) !== undefined) throw documentExists(_id, workspace.index)
  workspace.put({
    _id,
    _type: 'system.release',
    name,
    state: 'active',
    metadata: { ...defaults, ...metadata },
  })
}

function importRelease(
  workspace: Workspace,
  name: string,
  attributes: Record<string, unknown>,
  ifExists: 'fail' | 'ignore' | 'replace',
): void {
  const _id = releaseId(workspace, name)
  if (workspace.get(_id) !== undefined) {
    if (ifExists === 'ignore') return
    if (ifExists === 'fail') throw documentExists(_id, workspace.index)
    releaseIn(workspace, name, 'replaced', ['active'])
  }
  const given = attributes['metadata']
  const metadata = isRecord(given) ? given : {}
  workspace.put({
    ...attributes,
    _id,
    _type: 'system.release',
    name,
    state: 'active',
    metadata: { ...defaults, ...metadata },
  })
}

function edit(workspace: Workspace, name: string, patch: Parameters<typeof applyPatch>[1]): void {
  const release = releaseIn(workspace, name, 'edited', ['active', 'scheduled'])
  const patched = applyPatch(release, patch)
  for (const field of ownFields) {
    if (JSON.stringify(patched[field]) !== JSON.stringify(release[field]))
      throw invalid(`Cannot modify immutable attribute "${field}" of a release`, workspace.index, {
        id: release._id,
      })
  }
  if (!isRecord(patched['metadata'])) {
    throw invalid('The metadata of a release must be an object (field: metadata)', workspace.index, {
      id: release._id,
    })
  }
  workspace.putPatched(release, patched, patch)
}

function schedule(workspace: Workspace, name: string, publishAt: string): void {
  const release = releaseIn(workspace, name, 'scheduled', ['active'])
  if (Date.parse(publishAt) < Date.parse(workspace.timestamp) - clockToleranceMs) {
    const description = `The time to publish lies in the past: ${publishAt}. Choose a later one. (field: publishAt)`
    throw invalid(description, workspace.index, { value: publishAt })
  }
  const versions = versionsIn(workspace, name)
  const { error: _error, ...kept } = release
  workspace.put({
    ...kept,
    state: 'scheduled',
    publishAt: new Date(publishAt).toISOString(),
    scheduledBy: workspace.principal.id,
    scheduledAfter: workspace.dataset.tip.sequence,
    finalDocumentStates: finalStates(versions),
  })
}

function unschedule(workspace: Workspace, name: string): void {
  const release = releaseIn(workspace, name, 'unscheduled', ['scheduled'])
  const {
    publishAt: _publishAt,
    scheduledBy: _scheduledBy,
    scheduledAfter: _scheduledAfter,
    held: _held,
    finalDocumentStates: _states,
    ...kept
  } = release
  workspace.put({ ...kept, state: 'active' })
}

function archive(workspace: Workspace, name: string): void {
  const release = releaseIn(workspace, name, 'archived', ['active'])
  const versions = versionsIn(workspace, name)
  for (const { _id } of versions) {
    workspace.remove(_id)
    workspace.addCause('document.discard', _id, _id)
  }
  workspace.put({ ...release, state: 'archived', finalDocumentStates: finalStates(versions) })
}

function unarchive(workspace: Workspace, name: string, recall: Recall): void {
  const release = releaseIn(workspace, name, 'unarchived', ['archived'])
  for (const { id, revisionId } of release.finalDocumentStates ?? []) {
    const version = recall(id, revisionId)
    if (version === undefined) {
      const description = `The version "${id}" is no longer on record in the revision "${revisionId}"`
      throw invalid(description, workspace.index, { id })
    }
    workspace.put(version)
    workspace.addCause('document.create', id, id)
  }
  const { finalDocumentStates: _states, ...kept } = release
  workspace.put({ ...kept, state: 'active' })
}

function remove(workspace: Workspace, name: string): void {
  const release = releaseIn(workspace, name, 'deleted', ['archived', 'published'])
  for (const { _id } of versionsIn(workspace, name)) workspace.remove(_id)
  workspace.remove(release._id)
}
