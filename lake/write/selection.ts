import { runQuery } from '#lake/query/run.ts'
import { DocumentIndex } from '#lake/store/document-index.ts'
import { invalid } from './faults.ts'
import { isObject } from '#lake/store/json.ts'
import type { Workspace } from './workspace.ts'

const maximalSelection = 10_000

interface Selection {
  id?: string | string[] | undefined
  query?: string | undefined
  params?: Record<string, unknown> | undefined
}

/**
 * Ids of the documents a mutation is meant for, by id or by query.
 * @throws {WriteRefusal} 400 when it names neither, or a query selects more than 10,000 documents
 */
export function selectedIds(workspace: Workspace, selection: Selection, projectId: string): string[] {
  if (selection.id !== undefined) return [selection.id].flat()
  if (selection.query === undefined) {
    throw invalid('A mutation needs an "id" or a "query" that selects its documents', workspace.index)
  }
  const { result } = runQuery(viewFor(workspace), {
    query: selection.query,
    params: selection.params ?? {},
    identity: workspace.principal.id,
    projectId,
    dataset: workspace.dataset.name,
  })
  const found: readonly unknown[] = Array.isArray(result) ? result : [result]
  const ids = found.flatMap((item) =>
    isObject(item) && typeof item['_id'] === 'string' ? [item['_id']] : [],
  )
  if (ids.length > maximalSelection) {
    throw invalid(`The query selects ${ids.length} documents, more than ${maximalSelection}`, workspace.index)
  }
  return [...new Set(ids)]
}

/** Queries see what the mutations before them in the same transaction did. */
function viewFor(workspace: Workspace): DocumentIndex {
  if (!workspace.isTouched) return workspace.dataset.documents
  const view = new DocumentIndex()
  for (const doc of workspace.documents()) view.put(doc)
  return view
}
