/** Where this process keeps its key: the site's bundles have modules of their own, and this in common. */
const place = Symbol.for('halyard.vouched')

/** The key of this process; its own thread in front of Next vouches by it too. */
export const processKey = (): string => {
  const known: unknown = Reflect.get(globalThis, place)
  if (typeof known === 'string') return known
  const made = crypto.randomUUID()
  Reflect.set(globalThis, place, made)
  return made
}

/** Takes over the key of the process, in a thread of its own. */
export const takeProcessKey = (key: string): void => {
  Reflect.set(globalThis, place, key)
}

/** What this process writes into a request's header: the value behind a key that no visitor knows. */
export const vouch = (value: string): string => `${processKey()} ${value}`

/** The value this process wrote into a header; null for what a visitor sent under its name. */
export const vouchedFor = (header: string | null): string | null => {
  const [key, value] = (header ?? '').split(' ')
  return key === processKey() && value ? value : null
}
