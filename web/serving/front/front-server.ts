import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { planAddress } from '#common/addresses.ts'
import type { Exists } from '#web/i18n/plan-language.ts'
import { isAppPath } from '#web/lib/http/app-paths.ts'
import { seqAsked, seqHeader } from '#web/lib/http/content-seq.ts'
import { keepingHeader, planKeeping } from '#web/serving/nginx/plan-keeping.ts'
import { vouchedAddress } from '#web/lib/http/visitor-address.ts'
import { Drain } from '#web/serving/next/front/drain.ts'
import { answerWith } from './answer.ts'
import { type Answer, FrontCache, type CacheEntry } from './front-cache.ts'
import { isForever, readFile } from './file-entry.ts'
import { entryOfPage } from './page-entry.ts'
import { counted, type FrontSettings, type FromFront, type SentPage, steadyNow } from './messages.ts'
import { passOn } from './pass-on.ts'
import { type AnswerPlan, planAnswer } from './plan-answer.ts'
import { planEncoding } from './plan-encoding.ts'

const sweepEveryMs = 30_000

/** Files read from Next at once; others are read with a later request. */
const maxReads = 8

type Answered = Exclude<AnswerPlan, { action: 'next' }>

/** Listens where visitors ask: answers stored pages and hashed files from memory, and passes the rest on to Next. */
export class FrontServer {
  readonly #settings: FrontSettings
  readonly #tell: (message: FromFront) => void
  readonly #cache: FrontCache
  readonly #behind: { socketPath: string; agent: Agent }
  readonly #server = createServer((request, response) => this.#serve(request, response))
  readonly #drain = new Drain()
  readonly #reading = new Set<string>()
  #known: ReadonlySet<string> = new Set()
  #knownSlot: number | null = null
  #shown = 0n
  #position = 0

  constructor(settings: FrontSettings, tell: (message: FromFront) => void) {
    this.#settings = settings
    this.#tell = tell
    this.#cache = new FrontCache(settings.maxBytes, settings.idleMs)
    this.#behind = { socketPath: settings.socketPath, agent: new Agent({ keepAlive: true }) }
    this.#server.on('connection', (socket) => this.#drain.watch(socket))
    setInterval(() => this.#cache.sweep(steadyNow()), sweepEveryMs).unref()
  }

  listen(): void {
    const { host, port } = this.#settings
    this.#server.once('error', ({ message }) => this.#tell({ kind: 'failed', message }))
    this.#server.listen(port, host, () => this.#tell({ kind: 'listening' }))
  }

  /** Holds a page, unless it has ended by then. */
  async hold(page: SentPage): Promise<void> {
    const onDrop = (): void => this.#tell({ kind: 'dropped', slot: page.slot, key: page.key })
    const entry = await entryOfPage(page, this.#settings.flags, this.#settings.isHttps, onDrop)
    // A later one has a flag of its own, and may have been packed faster.
    if (entry.isCurrent()) this.#cache.set(page.address, entry, steadyNow())
    else onDrop()
    this.#count()
  }

  learn(slot: number, entries: readonly string[]): void {
    if (this.#knownSlot !== null) this.#tell({ kind: 'dropped', slot: this.#knownSlot, key: 'addresses' })
    this.#knownSlot = slot
    this.#known = new Set(entries)
  }

  /** Answers what has been asked, and ends. */
  async drain(): Promise<void> {
    await this.#drain.end(this.#server)
    this.#behind.agent.destroy()
    this.#tell({ kind: 'drained' })
  }

  /** Whether a page is published, as far as is known: nothing is while the list of addresses has ended. */
  readonly #exists: Exists = (locale, path) =>
    this.#knownSlot !== null &&
    Atomics.load(this.#settings.flags, this.#knownSlot) === 1 &&
    (isAppPath(path) || this.#known.has(`${locale} ${path}`))

  #serve(request: IncomingMessage, response: ServerResponse): void {
    this.#drain.begin(request.socket, response)
    const { method = '', url = '', headers } = request
    const plan = planAnswer({ method, target: url, headers }, this.#exists)
    if (plan.action !== 'next' && this.#answer(plan, request, response)) return
    this.#pass(request, response, plan.action === 'file' ? plan.path : null)
  }

  /** @returns false when it is not cached */
  #answer(plan: Answered, request: IncomingMessage, response: ServerResponse): boolean {
    const isPage = plan.action !== 'file'
    // Before the look at the page's flag: what ends later is above this position.
    const position = isPage ? this.#readShown() : undefined
    const { [seqHeader]: seen, 'if-none-match': copies } = request.headers
    // Next waits until it shows as much.
    if (position !== undefined && seqAsked(seen?.toString(), copies) > position) return false
    const name = plan.action === 'file' ? plan.path : `${plan.locale} ${plan.path}`
    const entry = this.#cache.use(name, steadyNow())
    const answer = plan.action === 'data' ? entry?.data : entry?.whole
    if (!entry || !answer) return false
    const wished = planEncoding(request.headers['accept-encoding']?.toString())
    this.#drain.prepare(response, '')
    const keeping =
      this.#settings.isKept && plan.action === 'page'
        ? [keepingHeader, String(planKeeping(entry.lifeLeft()))]
        : []
    if (!answerWith(request, response, answer, { wished, position, more: keeping })) return false
    this.#add(isPage ? counted.pages : counted.files)
    if (answer.body.lacksBrotli && wished[0] === 'br') void this.#addBrotli(name, entry, answer)
    return true
  }

  /** @param file its path, where a file was asked for */
  #pass(request: IncomingMessage, response: ServerResponse, file: string | null): void {
    this.#add(counted.passed)
    const forwarded = request.headers['x-forwarded-for']
    const address = planAddress(
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      request.socket.remoteAddress,
      this.#settings.trustedProxies,
    )
    passOn(request, response, this.#behind, {
      vouched: vouchedAddress(address),
      beforeHead: (status, headers) => {
        this.#drain.prepare(response, headers['content-type'] ?? '')
        if (file !== null && status === 200 && isForever(headers)) void this.#read(file)
      },
    })
  }

  async #addBrotli(name: string, entry: CacheEntry, { body }: Answer): Promise<void> {
    this.#cache.grew(name, entry, await body.addBrotli())
    this.#count()
  }

  /** Reads a file for the next who asks, once at a time. */
  async #read(path: string): Promise<void> {
    if (this.#reading.has(path) || this.#reading.size >= maxReads) return
    this.#reading.add(path)
    try {
      const file = await readFile(this.#behind, path)
      if (file) this.#cache.set(path, file, steadyNow())
    } catch (error) {
      console.error(`the first level does not hold ${path}:`, error)
    } finally {
      this.#reading.delete(path)
    }
    this.#count()
  }

  #readShown(): number {
    const shown = Atomics.load(this.#settings.shown, 0)
    if (shown !== this.#shown) [this.#shown, this.#position] = [shown, Number(shown)]
    return this.#position
  }

  #add(place: number): void {
    const { counts } = this.#settings
    counts[place] = (counts[place] ?? 0) + 1
  }

  #count(): void {
    const { count, bytes } = this.#cache.size
    this.#settings.counts[counted.held] = count
    this.#settings.counts[counted.bytes] = bytes
  }
}
