import { randomUUID } from 'node:crypto'
import { isDocumentId, type LakeDocument } from '#lake/store/document.ts'
import { cleaningOf } from './validity/cleaned.ts'
import { withArrayKeys } from './patch/array-keys.ts'
import { documentExists, documentNotFound, invalid, revisionMismatch } from './faults.ts'
import { isRecord, type JsonObject } from '#common/records.ts'
import { applyPatch } from './patch/patch.ts'
import type { MutationInput, PatchOperations } from './schema.ts'
import { selectedIds } from './patch/selection.ts'
import type { Workspace } from './workspace.ts'

/** The effect of one mutation on one document. */
export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

export interface MutationOptions {
  projectId: string
  autoGenerateArrayKeys: boolean
}

/**
 * Applies mutations to the workspace in order (lake contract 3 and 8).
 * @throws {WriteRefusal} for the first that cannot be applied; none of them then takes effect
 */
export function applyMutations(
  workspace: Workspace,
  mutations: readonly MutationInput[],
  options: MutationOptions,
): MutationResult[] {
  return mutations.flatMap((mutation, index) => {
    workspace.index = index
    return applyMutation(workspace, mutation, options)
  })
}

function applyMutation(
  workspace: Workspace,
  mutation: MutationInput,
  options: MutationOptions,
): MutationResult[] {
  if ('create' in mutation) {
    const doc = prepare(workspace, mutation.create, options)
    if (workspace.get(doc._id) !== undefined) throw documentExists(doc._id, workspace.index)
    return [{ id: workspace.put(doc)._id, operation: 'create' }]
  }
  if ('createIfNotExists' in mutation) {
    const doc = prepare(workspace, mutation.createIfNotExists, options)
    if (workspace.get(doc._id) !== undefined) return [{ id: doc._id, operation: 'none' }]
    return [{ id: workspace.put(doc)._id, operation: 'create' }]
  }
  if ('createOrReplace' in mutation) {
    const doc = prepare(workspace, mutation.createOrReplace, options)
    const operation = workspace.get(doc._id) === undefined ? 'create' : 'update'
    return [{ id: workspace.put(doc)._id, operation }]
  }
  if ('delete' in mutation) {
    return selectedIds(workspace, mutation.delete, options.projectId).map((id) => {
      if (workspace.get(id) === undefined) return { id, operation: 'none' }
      workspace.remove(id)
      return { id, operation: 'delete' }
    })
  }
  const { id, query, params, ifRevisionID, ...operations } = mutation.patch
  return selectedIds(workspace, { id, query, params }, options.projectId).map((target) => {
    const current = workspace.get(target)
    if (current === undefined) throw documentNotFound(target, workspace.index)
    if (ifRevisionID !== undefined && ifRevisionID !== current._rev) {
      throw revisionMismatch(target, current._rev, ifRevisionID, workspace.index)
    }
    patchDocument(workspace, current, options.autoGenerateArrayKeys ? withPatchKeys(operations) : operations)
    return { id: target, operation: 'update' }
  })
}

/**
 * Patches a document of the workspace, and cleans the texts the patch leaves.
 * @throws {WriteRefusal} 400 for a malformed path, or when `_id` or `_type` would change
 */
export function patchDocument(
  workspace: Workspace,
  current: LakeDocument,
  operations: PatchOperations,
): LakeDocument {
  const patched = applyPatch(current, operations)
  for (const attribute of ['_id', '_type']) {
    if (patched[attribute] !== current[attribute]) {
      throw invalid(`Cannot modify immutable attribute "${attribute}"`, workspace.index, { id: current._id })
    }
  }
  const stored = workspace.putPatched(current, patched, operations)
  const cleaning = cleaningOf(patched)
  return cleaning === undefined
    ? stored
    : workspace.putPatched(stored, applyPatch(stored, cleaning), cleaning)
}

/** The document to create: with a valid id, given or random, and a type. */
function prepare(workspace: Workspace, attributes: JsonObject, options: MutationOptions) {
  const given = attributes['_id']
  const id =
    given === undefined || given === null || given === ''
      ? randomUUID()
      : typeof given === 'string' && given.endsWith('.')
        ? `${given}${randomUUID()}`
        : given
  if (typeof id !== 'string' || !isDocumentId(id)) {
    const shown = JSON.stringify(id)
    throw invalid(`Malformed document ID: ${shown}`, workspace.index, { value: id })
  }
  const type = attributes['_type']
  if (typeof type !== 'string' || type === '') {
    throw invalid(`Document "${id}" needs a "_type" that is a text`, workspace.index, { id })
  }
  const keyed = options.autoGenerateArrayKeys ? withArrayKeys(attributes) : attributes
  return workspace.fromClient({ ...(isRecord(keyed) ? keyed : attributes), _id: id, _type: type })
}

function withPatchKeys(patch: PatchOperations): PatchOperations {
  const items = patch.insert === undefined ? undefined : withArrayKeys(patch.insert.items)
  return {
    ...patch,
    ...(patch.set === undefined ? {} : { set: withKeyedValues(patch.set) }),
    ...(patch.setIfMissing === undefined ? {} : { setIfMissing: withKeyedValues(patch.setIfMissing) }),
    ...(patch.insert === undefined || !Array.isArray(items) ? {} : { insert: { ...patch.insert, items } }),
  }
}

function withKeyedValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [path, withArrayKeys(value)]))
}
