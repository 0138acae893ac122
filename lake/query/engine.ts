import { BoundedMap } from '#common/bounded-map.ts'
import type { Logger } from '#lake/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { answerFields } from './answer.ts'
import { planQuery, type QueryRequest } from './plan/plan.ts'
import { checkRequest, hasOwnFunctions } from './share/request-limits.ts'
import { runQuery } from './run.ts'
import { Share, type ShareLimits } from './share/share.ts'
import { type Audience, type Perspective, viewOf } from './share/views.ts'

/** Up to this cost a query is answered at once; it takes some milliseconds at most. */
const cheap = 5_000
/** Up to so many bytes made on the way. */
const light = 2_097_152
/** A query that was answered at once and took longer than this, in milliseconds, is slow. */
const slow = 15
/** One that was slow so often in a row goes to a process from then on; once may be the machine's doing. */
const slowEnough = 3
const maximalSlow = 1_000
/** Longer queries are read in a process: groq-js takes the square of the length. */
const maximalLength = 8_000

/** With two, whoever has a heavy query running leaves one for others; more come where many ask. */
const members: ShareLimits = {
  audience: 'member',
  usual: 2,
  most: 4,
  heapMb: 1_536,
  timeLimitMs: 10_000,
  niceness: 0,
  queue: { running: 2, waiting: 50, allWaiting: 200 },
}

/** Those without a token together have less than any one with a token. */
const anonymous: ShareLimits = {
  audience: 'anonymous',
  usual: 1,
  most: 1,
  heapMb: 256,
  timeLimitMs: 2_000,
  niceness: 4,
  queue: { running: 1, waiting: 5, allWaiting: 50 },
}

/** Who asks: the id of a principal, or the address of somebody without a token. */
export interface Asker {
  /** What they may see. */
  audience: Audience
  holder: string
  /** Whose processes and limits they have: the site sees what strangers see, and is none. */
  share: Audience
}

/**
 * Answers queries: cheap ones of principals at once, all others in processes with a limit of time and
 * memory, so that no query keeps the lake from answering or ends it.
 */
export class QueryEngine {
  private readonly shares: Readonly<Record<Audience, Share>>
  /** Queries that were slow, and how often in a row. */
  private readonly slow = new BoundedMap<string, number>(maximalSlow)

  constructor(log: Logger, dataDir: string) {
    this.shares = {
      member: new Share(members, log, dataDir),
      anonymous: new Share(anonymous, log, dataDir),
    }
  }

  /**
   * Answers a query as this audience sees the dataset: the fields of the answer as JSON, without the
   * braces around them. A dataset with a negative id is one of a past instant: it must stand still.
   * @throws {HttpError} 400 when it cannot be read or evaluated, 408 when it takes too long, 413 when
   *   it is too long, needs or gives too much, 429 and 503 when too many wait
   */
  async answer(
    dataset: Dataset,
    perspective: Perspective,
    { audience, holder, share }: Asker,
    request: QueryRequest,
  ): Promise<string | Uint8Array> {
    checkRequest(request, share)
    if (share === 'member') {
      const fields = this.answerAtOnce(dataset, perspective, audience, request)
      if (fields !== undefined) return fields
    }
    return this.shares[share].answer(holder, dataset, { perspective, audience, request })
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.shares).map((share) => share.stop()))
  }

  private answerAtOnce(
    dataset: Dataset,
    perspective: Perspective,
    audience: Audience,
    request: QueryRequest,
  ): string | undefined {
    const { query, sourceMap } = request
    const isSlow = (this.slow.get(query) ?? 0) >= slowEnough
    if (query.length > maximalLength || sourceMap === true || isSlow || hasOwnFunctions(query))
      return undefined
    const view = viewOf(dataset, perspective, audience)
    const plan = planQuery(view, request)
    const bytes = plan.bytes.made + plan.bytes.given
    if (!(plan.cost <= cheap && bytes <= light) || plan.isAsync) return undefined
    const started = performance.now()
    const fields = answerFields(runQuery(view, request, plan), query)
    if (performance.now() - started > slow) this.slow.set(query, (this.slow.get(query) ?? 0) + 1)
    else this.slow.delete(query)
    return fields
  }
}
