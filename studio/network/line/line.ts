/** How the line to the lake is. */
export interface LineState {
  /** Whether requests wait for it. */
  isDown: boolean
  /** What the lake said, where it answered and could not, such as a disk that is full. */
  reason: string | undefined
}

const up: LineState = { isDown: false, reason: undefined }

/** The line to the lake, as the requests that wait for it know it. */
export class Line {
  readonly #waiting = new Map<symbol, string | undefined>()
  readonly #listeners = new Set<() => void>()
  #state: LineState = up

  readonly state = (): LineState => this.#state

  /** @returns how to end it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Tells that a request waits, and why. */
  wait(request: symbol, reason: string | undefined): void {
    this.#waiting.set(request, reason)
    this.#tell()
  }

  /** Tells that it waits no more: it was answered, or given up. */
  end(request: symbol): void {
    if (this.#waiting.delete(request)) this.#tell()
  }

  #tell(): void {
    const reason = [...this.#waiting.values()].find((said) => said !== undefined)
    const isDown = this.#waiting.size > 0
    if (isDown === this.#state.isDown && reason === this.#state.reason) return
    this.#state = isDown ? { isDown, reason } : up
    for (const listener of this.#listeners) listener()
  }
}

/** The line of this page. */
export const line = new Line()
