import type { WriteFault } from '#lake/http/errors.ts'
import type { Change } from '#lake/store/committed.ts'
import { referencesIn } from '#lake/store/indexes/reference-index.ts'
import { WriteRefusal } from './faults.ts'
import type { Workspace } from './workspace.ts'

/**
 * Checks strong references at the end of a transaction, so that forward references and deleting target and
 * referrer together are allowed (lake contract 8).
 * @throws {WriteRefusal} 409 naming what is missing, or who still refers to a deleted document
 */
export function checkReferences(workspace: Workspace): void {
  const faults: WriteFault[] = []
  const changes = workspace.changes()
  const changed = new Set(changes.map(({ id }) => id))
  const referrersNow = referrersAfter(changes)
  for (const { id, before, after } of changes) {
    const index = workspace.indexOf(id)
    if (after !== undefined) {
      const known = new Set(strongTargets(before))
      for (const target of strongTargets(after)) {
        if (known.has(target) || workspace.get(target) !== undefined) continue
        faults.push({
          type: 'documentReferenceDoesNotExistError',
          description: `Document "${id}" references non-existent document "${target}"`,
          id,
          referenceID: target,
          index,
        })
      }
    }
    // Another type under the same id is another document: as if the old one had been deleted.
    if (before === undefined || after?._type === before._type) continue
    const referrers = [
      ...workspace.dataset.references.strongReferrers(id).filter((source) => !changed.has(source)),
      ...(referrersNow.get(id) ?? []),
    ].filter((source) => source !== id)
    if (referrers.length === 0) continue
    const names = referrers.map((source) => `"${source}"`).join(', ')
    faults.push({
      type: 'documentHasExistingReferencesError',
      description: `Document "${id}" cannot be deleted as there are references to it from ${names}`,
      id,
      referencingIDs: referrers,
      index,
    })
  }
  if (faults.length > 0) throw new WriteRefusal(409, faults)
}

/** Strong referrers by target among the changed documents, after the transaction. */
function referrersAfter(changes: readonly Change[]): Map<string, string[]> {
  const referrers = new Map<string, string[]>()
  for (const { id, after } of changes) {
    for (const target of strongTargets(after)) {
      const known = referrers.get(target)
      if (known === undefined) referrers.set(target, [id])
      else known.push(id)
    }
  }
  return referrers
}

function strongTargets(doc: unknown): string[] {
  return [...new Set(referencesIn(doc).flatMap(({ id, weak }) => (weak ? [] : [id])))]
}
