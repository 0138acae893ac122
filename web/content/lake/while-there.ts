/** Times of {@link whileThere}, ms. */
export interface Patience {
  /** Without an answer for so long, the server is asked whether it is there; and again after as long. */
  slowAfter: number
  /** What a question is given in all. */
  longest: number
  /** Hears of each question that begins to be waited for so long, and of its end. */
  onSlow?: (change: 1 | -1) => void
}

const after = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/**
 * Waits for an answer for as long as the server is there: one that has much to do is slow, and only one that does not
 * say it is there either is given up.
 * @param isThere asks the server, within a time of its own; callers share one such question by giving the same promise
 * @throws what `ask` throws; a TimeoutError through its signal once the server is not there, or after `longest`
 */
export const whileThere = async <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  isThere: () => Promise<boolean>,
  { slowAfter, longest, onSlow }: Patience,
): Promise<Answer> => {
  const given = new AbortController()
  const giveUp = (why: string) => given.abort(new DOMException(why, 'TimeoutError'))
  let forget: (() => void) | undefined
  let isSlow = false
  const waitOn = () => {
    forget = after(slowAfter, () => void look())
  }
  const look = async () => {
    if (!isSlow) onSlow?.(1)
    isSlow = true
    const is = await isThere()
    if (given.signal.aborted) return
    if (is) waitOn()
    else giveUp('The server does not answer, nor say that it is there.')
  }
  const forgetLongest = after(longest, () => giveUp(`The server did not answer within ${longest} ms.`))
  waitOn()
  try {
    return await ask(given.signal)
  } finally {
    if (isSlow) onSlow?.(-1)
    forget?.()
    forgetLongest()
    // Ends a look that is under way.
    if (!given.signal.aborted) given.abort()
  }
}
