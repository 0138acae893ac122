import { BoundedMap } from '#common/bounded-map.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { answerFields } from './answer.ts'
import { planQuery, type QueryRequest } from './plan/plan.ts'
import { checkRequest, hasOwnFunctions } from './pool/request-limits.ts'
import { runQuery } from './run.ts'
import type { QueryPools } from './pool/pools.ts'
import { type Audience, type Perspective, viewOf } from './views.ts'

/** Queries up to this cost run in the lake's own process; they take a few milliseconds. */
const maxInlineCost = 5_000
/** The same bound for the bytes a query allocates on the way. */
const maxInlineBytes = 2_097_152
/** A query that ran inline and took longer than this is slow. */
const slowMs = 15
/**
 * After this many slow runs in a row a query always goes to a process; a single one may be noise of the
 * machine.
 */
const maxSlowRuns = 3
const maxRememberedQueries = 1_000
/** Longer queries are parsed in a process: groq-js takes time quadratic in the length. */
const maxInlineLength = 8_000

/** The id of a principal, or the address of a reader without a token. */
export interface Requester {
  /** What the reader may see. */
  audience: Audience
  holder: string
  /**
   * Whose processes and limits apply: the site reads what anonymous readers see, in the pool of principals.
   */
  pool: Audience
}

/**
 * Answers queries: cheap ones of principals inline, all others in processes with a time and memory limit, so
 * that no query blocks or ends the lake.
 */
export class QueryEngine {
  private readonly pools: QueryPools
  /** Slow queries, and how often each was slow in a row. */
  private readonly slow = new BoundedMap<string, number>(maxRememberedQueries)

  constructor(pools: QueryPools) {
    this.pools = pools
  }

  /**
   * Answers a query as this audience sees the dataset: the fields of the answer as JSON, without the
   * surrounding braces. A dataset with a negative id is a past state and must not change.
   * @throws {HttpError} 400 when the query cannot be read or evaluated, 408 when it takes too long, 413 when
   * it is too long, needs too much memory or returns too much, 429 and 503 when too many are queued
   */
  async answer(
    dataset: Dataset,
    perspective: Perspective,
    { audience, holder, pool }: Requester,
    request: QueryRequest,
  ): Promise<string | Uint8Array> {
    checkRequest(request, pool)
    if (pool === 'member') {
      const fields = this.answerAtOnce(dataset, perspective, audience, request)
      if (fields !== undefined) return fields
    }
    return this.pools[pool].answer(holder, dataset, { perspective, audience, request })
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.stop()))
  }

  private answerAtOnce(
    dataset: Dataset,
    perspective: Perspective,
    audience: Audience,
    request: QueryRequest,
  ): string | undefined {
    const { query, sourceMap } = request
    const isSlow = (this.slow.get(query) ?? 0) >= maxSlowRuns
    if (query.length > maxInlineLength || sourceMap === true || isSlow || hasOwnFunctions(query))
      return undefined
    const view = viewOf(dataset, perspective, audience)
    const plan = planQuery(view, request)
    const bytes = plan.bytes.made + plan.bytes.given
    if (!(plan.cost <= maxInlineCost && bytes <= maxInlineBytes) || plan.isAsync) return undefined
    const started = performance.now()
    const fields = answerFields(runQuery(view, request, plan), query)
    if (performance.now() - started > slowMs) this.slow.set(query, (this.slow.get(query) ?? 0) + 1)
    else this.slow.delete(query)
    return fields
  }
}
