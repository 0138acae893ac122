import { Agent, request } from 'node:http'

/** The variants in which a page is kept, one per encoding (deploy/nginx/http.conf). */
const variants = ['br', 'gzip', 'identity'] as const

const timeoutMs = 1_000
/** Between two attempts at an nginx that does not answer. */
const pauseMs = 1_000
/** What an nginx did not hear in this time has ended by its age. */
const maxAgeMs = 35_000

/** What `ended.conf` answers with, and stores in place of the page. */
const endedStatus = 503

const problemOf = (url: string, error: unknown): string =>
  `The nginx at ${url} (NGINX_URLS) is not told which pages have ended: ${error instanceof Error ? error.message : String(error)}. It keeps them for half a minute at most.`

/** The pages that one nginx keeps, as far as the site can end them. */
export class NginxStore {
  /** As a sentence with its address, for the log; null while it hears. */
  problem: string | null = null
  readonly #url: string
  readonly #agent: Agent
  /** By path: until when an attempt is worth it. */
  readonly #due = new Map<string, number>()
  #telling: Promise<void> | undefined
  #again: NodeJS.Timeout | undefined

  /** @param sockets how many requests are on their way at once */
  constructor(url: string, sockets = 8) {
    this.#url = url
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets })
  }

  /** Ends pages. Resolves when nginx has heard, or does not answer: then it is told again every second. */
  async end(paths: readonly string[]): Promise<void> {
    const until = performance.now() + maxAgeMs
    for (const path of paths) this.#due.set(path, until)
    // What is on its way may have been stored anew since.
    await this.#telling
    await this.#begin()
  }

  #begin(): Promise<void> {
    return (this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined
    }))
  }

  async #tellAll(): Promise<void> {
    const [first, ...others] = this.#due.keys()
    if (first === undefined) return
    try {
      // Alone: an nginx that is away is asked once a second, not by a thousand requests.
      await this.#tell(first)
      await Promise.all(others.map((path) => this.#tell(path)))
      this.#note(null)
    } catch (error) {
      this.#note(problemOf(this.#url, error))
      if (this.#again === undefined) this.#again = setTimeout(() => this.#tryAgain(), pauseMs).unref()
    }
  }

  #tryAgain(): void {
    this.#again = undefined
    const now = performance.now()
    // One is told until it is heard, so that it shows when nginx hears again.
    for (const [path, until] of this.#due) if (until < now && this.#due.size > 1) this.#due.delete(path)
    void this.#begin()
  }

  #note(problem: string | null): void {
    if (problem !== null && this.problem === null) console.error(problem)
    if (problem === null && this.problem !== null) console.log(`The nginx at ${this.#url} hears again.`)
    this.problem = problem
  }

  async #tell(path: string): Promise<void> {
    const until = this.#due.get(path)
    await Promise.all(variants.map((variant) => this.#ask(`/ended/${variant}${path}`)))
    // Unless it has ended once more meanwhile.
    if (this.#due.get(path) === until) this.#due.delete(path)
  }

  #ask(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#url}${path}`, { agent: this.#agent, timeout: timeoutMs }, (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === endedStatus) resolve()
          else reject(new Error(`it answered ${answer.statusCode} to ${path}`))
        })
      })
      asked.on('timeout', () => asked.destroy(new Error(`it did not answer in ${timeoutMs} ms`)))
      asked.on('error', reject)
      asked.end()
    })
  }
}
