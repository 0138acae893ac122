import type { WriteFault } from '#lake/http/errors.ts'
import type { Change } from '#lake/store/committed.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import type { History } from '#lake/store/history.ts'
import { WriteRefusal } from '#lake/write/faults.ts'
import { missingKept } from './kept.ts'
import type { Rules } from '#common/rules/rule-schema.ts'
import { labelFaults } from './label-rule.ts'
import { brokenRules } from './rules.ts'
import { deadTargets } from './targets.ts'
import { unusableIds } from './ids.ts'
import { runningUploads } from './uploads.ts'
import type { Workspace } from '#lake/write/workspace.ts'

/**
 * Checks what readers will see against the rules of the content model; drafts may be anything but out of reach.
 * @throws {WriteRefusal} 400 naming every field at fault
 */
export function checkValidity(workspace: Workspace, readRules: () => Rules, history: History): void {
  const changes = workspace.changes()
  const hasNew = changes.some(({ before }) => before === undefined)
  if (!hasNew && !changes.some(({ id }) => isPublished(id))) return
  const rules = readRules()
  const ofType = documentsByType(workspace, changes)
  const lookUp = (id: string) => workspace.get(id)
  const statesOf = (id: string) => history.statesOf(workspace.dataset, id)
  const broken = changes.flatMap(({ id, after }) =>
    after === undefined || !isPublished(id) || rules.types[after._type] === undefined
      ? []
      : brokenRules(after, rules, ofType(after._type), lookUp).map((fault) => ({ id, ...fault })),
  )
  const found = [
    ...unusableIds(changes, rules),
    ...missingKept(changes, rules),
    ...broken,
    ...labelFaults(changes, rules, statesOf, lookUp),
    ...deadTargets(changes, rules, ofType),
    ...runningUploads(changes),
  ]
  const faults: WriteFault[] = found.map(({ id, path, message }) => ({
    type: 'validationError',
    description: path === '' ? message : `${message} (field: ${path})`,
    path,
    documentId: id,
    index: workspace.indexOf(id),
  }))
  if (faults.length > 0) throw new WriteRefusal(400, faults)
}

/** All documents of a type after the transaction, collected once per type. */
function documentsByType(workspace: Workspace, changes: readonly Change[]) {
  const known = new Map<string, LakeDocument[]>()
  return (type: string): readonly LakeDocument[] => {
    const gathered = known.get(type) ?? [
      ...workspace.dataset.documents.ofType(type).filter((other) => workspace.get(other._id) === other),
      ...changes.flatMap(({ after }) => (after?._type === type ? [after] : [])),
    ]
    known.set(type, gathered)
    return gathered
  }
}
