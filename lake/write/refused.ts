import type { RefusedWrite } from '#lake/record/acts/refused-writes.ts'
import { publishedId } from '#lake/store/document.ts'
import type { WriteRefusal } from './faults.ts'
import type { Workspace } from './workspace.ts'
import type { WriteRequest } from './writer.ts'

/** Refusals by rights and by the rules of the content; of other states and malformed requests nothing can be learnt. */
const told = new Set([400, 403])

/**
 * What the record keeps of a refusal: of people who are signed in, by rights or rules. Nothing of a trial, of programs, and
 * of what only came too late.
 */
export function refusedIn(
  { dataset, principal, dryRun, kind }: WriteRequest<unknown>,
  workspace: Workspace,
  { status, faults, message }: WriteRefusal,
): RefusedWrite | undefined {
  if (dryRun || principal.kind !== 'user' || !told.has(status)) return undefined
  const [fault] = faults
  const named = [fault?.['id'], fault?.['documentId'], workspace.changes()[0]?.id]
  const id = named.find((one) => typeof one === 'string')
  const cause = workspace.causes.find(({ publishedId: of }) => id === undefined || of === publishedId(id))
  const change = workspace.changes().find((one) => one.id === id)
  return {
    datasetId: dataset.id,
    person: principal.id,
    tried: cause?.action ?? (kind === 'mutationError' ? 'mutation' : 'action'),
    document: id === undefined ? undefined : publishedId(id),
    type: (change?.after ?? change?.before ?? (id === undefined ? undefined : workspace.get(id)))?._type,
    sentence: message,
  }
}
