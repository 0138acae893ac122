/** Nothing was answered: the connection broke, as one kept for too long does that the other side has just closed. */
const brokenCodes = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

const isBroken = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  brokenCodes.has(Reflect.get(error.cause, 'code'))

/**
 * Puts a question again, once, when the connection broke before the answer. The client's own retries know the errors
 * of Node's requests, not those of `fetch`, which it asks with inside Next.
 * @throws what the question throws otherwise, and the second time
 */
export const askTwice = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (!isBroken(error)) throw error
    return ask()
  }
}
