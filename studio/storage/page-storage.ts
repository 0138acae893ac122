/** What a window calls `localStorage` or `sessionStorage`. */
export type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'clear' | 'length'>

/**
 * A browser's storage that takes everything: what the browser refuses, as it is full or blocked, stays in this page.
 * @param open the browser's storage; throws where it is blocked
 */
export class PageStorage implements Stored {
  readonly #here = new Map<string, string>()
  readonly #open: () => Stored

  constructor(open: () => Stored) {
    this.#open = open
  }

  /** Whether this page alone keeps it. */
  isHere(name: string): boolean {
    return this.#here.has(name)
  }

  getItem(name: string): string | null {
    return this.#here.get(name) ?? this.#try((storage) => storage.getItem(name)) ?? null
  }

  setItem(name: string, text: string): void {
    try {
      this.#open().setItem(name, text)
      this.#here.delete(name)
    } catch {
      // A private window, a rule of the firm, no room.
      this.#here.set(name, text)
    }
  }

  removeItem(name: string): void {
    this.#here.delete(name)
    this.#try((storage) => storage.removeItem(name))
  }

  clear(): void {
    this.#here.clear()
    this.#try((storage) => storage.clear())
  }

  get length(): number {
    return this.#names().length
  }

  key(at: number): string | null {
    return this.#names()[at] ?? null
  }

  #names(): string[] {
    const stored = this.#try((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)))
    return [...new Set([...(stored ?? []), ...this.#here.keys()])].filter((name) => name !== null)
  }

  #try<T>(act: (storage: Stored) => T): T | undefined {
    try {
      return act(this.#open())
    } catch {
      return undefined
    }
  }
}
