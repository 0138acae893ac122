import type { Challenge, Solution } from 'altcha-lib'
import { stopwatch } from '#web/lib/browser/stopwatch.ts'
import { type CallOptions, exchange, type Outcome, tellFailure } from './call.ts'

type Purpose = 'login' | 'account' | 'enquiry'

const isSolution = (value: unknown): value is Solution =>
  typeof value === 'object' && value !== null && 'counter' in value && 'derivedKey' in value

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value && 'signature' in value

const solve = (challenge: Challenge): Promise<Solution | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
    const finish = (solution: Solution | null) => {
      worker.terminate()
      resolve(solution)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      finish(isSolution(data) ? data : null),
    )
    worker.addEventListener('error', () => finish(null))
    worker.postMessage(challenge, [])
  })

/**
 * How old a challenge must be for its proof to be taken, ms: an enquiry's is refused from a hand that is faster than a
 * person types (the server's proof.ts).
 */
const leastAge: Record<Purpose, number> = { login: 0, account: 0, enquiry: 3_100 }

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Requests and solves a challenge: the value of the header `proof` once that is old enough, or null. */
const makeProof = async (purpose: Purpose): Promise<string | null> => {
  try {
    const response = await fetch(`/api/challenge?for=${purpose}`, { signal: AbortSignal.timeout(10_000) })
    // Counted from here: on a slow line it was issued long after it was asked for.
    const age = stopwatch()
    const challenge: unknown = response.ok ? await response.json() : null
    if (!isChallenge(challenge)) return null
    const solution = await solve(challenge)
    await wait(Math.max(0, leastAge[purpose] - age()))
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } catch (error) {
    // The call is sent anyway, and its answer tells the visitor what to do.
    console.error('no proof of work:', error)
    return null
  }
}

/** A proof of work computed ahead of its use; each is used once. */
export interface ProofStock {
  /** Starts computing one, unless one is ready or in progress. */
  prepare(): void
  take(): Promise<string | null>
}

export const proofStock = (purpose: Purpose): ProofStock => {
  let next: Promise<string | null> | null = null
  const prepare = () => {
    next ??= makeProof(purpose)
  }
  return {
    prepare,
    take: () => {
      prepare()
      const taken = next ?? makeProof(purpose)
      next = null
      return taken
    },
  }
}

/**
 * Like {@link exchange}, with a proof of work when the server asks for one: by 428, by 429 if a proof replaces
 * waiting, or along with a refusal for the next attempt.
 * @param isNeeded whether to send one with the first attempt
 * @param onWork called before computing starts, so that the page can explain the delay
 */
export async function callWithProof(
  code: string,
  body: unknown,
  options: CallOptions & { stock: ProofStock; isNeeded: boolean; onWork?: () => void },
): Promise<Outcome> {
  const { stock, isNeeded, onWork, ...call } = options
  const attempt = async (withProof: boolean) => {
    if (withProof) onWork?.()
    const proof = withProof ? await stock.take() : null
    const answer = await exchange(code, body, {
      ...call,
      headers: { ...call.headers, ...(proof ? { proof } : {}) },
    })
    return { ...answer, wanted: answer.headers?.get('proof') ?? null }
  }
  let answer = await attempt(isNeeded)
  if (answer.status === 428 || (answer.status === 429 && answer.wanted)) {
    // The proof was missing or had expired.
    answer = await attempt(true)
  }
  if (answer.wanted && answer.wanted !== 'enquiry') stock.prepare()
  tellFailure(answer.outcome, options.failed)
  return answer.outcome
}
