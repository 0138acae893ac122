/** What an error says of itself. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * What is wrong with the shared store, in one sentence with the remedy. Everybody may read it: it holds nothing of the
 * error, which may name addresses. Pure.
 */
export const problemOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const said = `${code} ${messageOf(error)}`
  const found = sentences.find(([pattern]) => pattern.test(said))
  return found ? found[1] : 'The Redis of REDIS_URL fails; the log says how.'
}

const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /WRONGPASS|NOAUTH|invalid username-password/i,
    'The Redis of REDIS_URL refuses the password: put the right one into REDIS_URL, as in redis://:password@host:6379.',
  ],
  [
    /NOPERM/,
    'The user of REDIS_URL may not do what the site needs: give it all commands and channels on keys and channels that begin with halyard:.',
  ],
  [
    /OOM command not allowed/,
    'The Redis of REDIS_URL is full: raise its maxmemory, or set maxmemory-policy to volatile-lru.',
  ],
  [/READONLY/, 'The Redis of REDIS_URL is a replica and takes no writes: name the primary in REDIS_URL.'],
  [
    /MISCONF|NOREPLICAS/,
    'The Redis of REDIS_URL refuses writes because it cannot save or replicate them: look at its log.',
  ],
  [/ECONNREFUSED/, 'Nothing listens at REDIS_URL: start Redis, or correct the address.'],
  [/ENOTFOUND|EAI_AGAIN/, 'The host of REDIS_URL is not known: correct the address.'],
  [/Socket closed unexpectedly/i, 'The Redis of REDIS_URL does not answer.'],
  [
    /unexpected|protocol|Unknown RESP|Cannot read|invalid response/i,
    'What answers at REDIS_URL is no Redis: correct the address.',
  ],
  [/LOADING/, 'The Redis of REDIS_URL is still loading its data.'],
  [
    /ETIMEDOUT|ECONNRESET|EPIPE|ConnectionTimeout|Connection timeout|Socket closed|no answer|closed|offline/i,
    'The Redis of REDIS_URL does not answer.',
  ],
]
