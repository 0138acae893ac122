/** A browser's storage with room for so many letters a value. */
export function storageOf(room = 10_000, before: readonly (readonly [string, string])[] = []) {
  const held = new Map<string, string>(before)
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      held.set(name, text)
    },
    removeItem: (name: string) => void held.delete(name),
    clear: () => held.clear(),
    key: (at: number) => [...held.keys()][at] ?? null,
    get length() {
      return held.size
    },
  }
}

/** One that the browser's owner has forbidden. */
export const blocked = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
