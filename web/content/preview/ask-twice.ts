/** The connection broke without an answer, as when the other side closes an idle keep-alive connection. */
const brokenCodes = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

const isBroken = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  brokenCodes.has(Reflect.get(error.cause, 'code'))

/**
 * Retries once when the connection broke. The client's own retries know the errors of Node's requests, not those of
 * `fetch`, which it uses inside Next.
 * @throws otherwise, and the second time
 */
export const askTwice = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (!isBroken(error)) throw error
    return ask()
  }
}
