import { queryParseError } from '#lake/http/errors.ts'
import {
  evaluateTree,
  evaluateTreeAsync,
  type GroqNode,
  needsAsync,
  parseQuery,
  walk,
} from '#lake/query/groq.ts'
import { refuseMissingFunctions } from '#lake/query/language/functions.ts'
import { lookUp } from '#lake/query/language/hooks.ts'
import { costOf } from '#lake/query/plan/cost.ts'
import { knownTree } from '#lake/query/plan/plan.ts'
import { checkRequest, hasOwnFunctions } from '#lake/query/pool/request-limits.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Hook } from './hook.ts'
import type { Occasion } from './plan-occasion.ts'

/** The lake itself evaluates a hook at every change: as much as a listener may look at. */
const maxCost = 1_000_000

interface Part {
  tree: GroqNode
  isAsync: boolean
}

/** The filter and projection of a hook, read once. */
export interface HookQuery {
  filter: Part | undefined
  projection: Part | undefined
}

const readPart = (query: string, size: number): Part => {
  checkRequest({ query, params: {} }, 'member')
  if (hasOwnFunctions(query)) {
    throw queryParseError(query, 'A hook has no functions of its own ("fn"); write out what they do')
  }
  const parsed = parseQuery(query, {}, 'delta')
  refuseMissingFunctions(parsed, query)
  walk(parsed, ({ type, name }) => {
    if (type !== 'Parameter') return
    throw queryParseError(query, `A hook has no parameters; write the value instead of $${String(name)}`)
  })
  const isAsync = needsAsync(parsed)
  const tree = knownTree(parsed, isAsync)
  const cost = costOf(tree, {}, size)
  if (cost <= maxCost) return { tree, isAsync }
  throw queryParseError(
    query,
    `This looks at some ${cost} values for each change, and ${maxCost} are allowed. Look at fewer documents.`,
  )
}

const isBlank = (query: string | null): query is null | '' => query === null || query.trim() === ''

/**
 * Reads filter and projection, in which `before()`, `after()` and `delta::` are known.
 * @param size how many documents the datasets of the hook have
 * @throws {HttpError} 400 where one of them cannot be read, or costs too much
 */
export const readHookQuery = ({ filter, projection }: Hook['rule'], size: number): HookQuery => ({
  filter: isBlank(filter) ? undefined : readPart(filter, size),
  projection: isBlank(projection) ? undefined : readPart(projection, size),
})

/** What the hook sends of the change as JSON; nothing where its filter does not match. */
export const payloadOf = async (
  { filter, projection }: HookQuery,
  { before, after, document }: Occasion,
  { dataset, projectId }: { dataset: Dataset; projectId: string },
): Promise<string | undefined> => {
  const evaluate = ({ tree, isAsync }: Part) => {
    const evaluation = {
      params: {},
      root: document,
      before: before ?? null,
      after: after ?? null,
      dataset: dataset.documents.all.items,
      timestamp: new Date(),
      identity: '<system>',
      projectId,
      datasetName: dataset.name,
      dereference: ({ _ref: id }: { _ref: string }) => lookUp(dataset.documents, id),
    }
    return isAsync ? evaluateTreeAsync(tree, evaluation) : evaluateTree(tree, evaluation)
  }
  if (filter !== undefined && (await evaluate(filter)) !== true) return undefined
  return JSON.stringify(projection === undefined ? document : ((await evaluate(projection)) ?? null))
}
