import type { WriteFault } from '#lake/http/errors.ts'
import { isPublished } from '#lake/store/document.ts'
import { WriteRefusal } from './faults.ts'
import { brokenRules, type Rules } from './rules.ts'
import type { Workspace } from './workspace.ts'

/**
 * Holds what readers will see against the rules of the content model; drafts may be anything.
 * @throws {WriteRefusal} 400 naming every field at fault
 */
export function checkValidity(workspace: Workspace, readRules: () => Rules): void {
  const changes = workspace.changes()
  if (!changes.some(({ id, after }) => after !== undefined && isPublished(id))) return
  const rules = readRules()
  const faults: WriteFault[] = changes.flatMap(({ id, after }) => {
    if (after === undefined || !isPublished(id) || rules[after._type] === undefined) return []
    const others = [
      ...workspace.dataset.documents
        .ofType(after._type)
        .filter((other) => workspace.get(other._id) === other),
      ...changes.flatMap((other) => (other.after?._type === after._type ? [other.after] : [])),
    ]
    return brokenRules(after, rules, others).map(({ path, message }) => ({
      type: 'validationError',
      description: `${message} (field: ${path})`,
      path,
      documentId: id,
      index: workspace.indexOf(id),
    }))
  })
  if (faults.length > 0) throw new WriteRefusal(400, faults)
}
