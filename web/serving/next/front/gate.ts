import type { IncomingMessage, ServerResponse } from 'node:http'
import { Limit } from '#common/limits/limit.ts'
import { refusedHeader, writeRefused } from '#web/lib/http/refused-header.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { planRequest } from './plan-request.ts'
import { refuseRequest, refuseTooMany } from './refusals.ts'
import { type RequestClass, requestClass } from './request-classes.ts'
import { FairLimiter } from '#common/limits/fair-limiter.ts'

const minute = 60_000

/** Refusals answered with a page, per address; a flood gets one line of text. */
const refusedPages = new Limit({ most: 10, within: minute })

/** Retry-After in seconds when the queue is full. */
const queueFullRetrySeconds = 2

const textOf = (header: string | string[] | undefined): string | null =>
  Array.isArray(header) ? header.join(',') : (header ?? null)

const enter = (response: ServerResponse, serve: () => void, leave: () => void): void => {
  // The client has gone while waiting.
  if (response.closed || response.destroyed) {
    leave()
    return
  }
  response.once('close', leave)
  serve()
}

/** Checks every request before Next does: refuses malformed ones and limits those that no cache answers. */
export class Gate {
  readonly #limits = new Map<string, Limit>()
  readonly #limiter = new FairLimiter({
    concurrent: 2,
    queuedPerAddress: 40,
    queuedTotal: 400,
    maxPauseMs: 100,
    maxSlotMs: 3_000,
  })
  readonly #origin: string

  /** @param origin the site's public origin */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers the request, or calls `serve`. */
  open(request: IncomingMessage, response: ServerResponse, serve: () => void): void {
    const plan = planRequest(
      { method: request.method ?? '', target: request.url ?? '', headers: request.headers },
      this.#origin,
    )
    if (plan.action === 'refuse') {
      refuseRequest(response, plan)
      return
    }
    request.url = plan.target
    const [path = ''] = plan.target.split('?')
    const asked = requestClass(path, textOf(request.headers.cookie) ?? '')
    if (!asked) {
      serve()
      return
    }
    const address = addressOf({ get: (name) => textOf(request.headers[name]) })
    const refuse = (seconds: number) => {
      if (asked.refusedWith !== 'page' || refusedPages.take(address) > 0) {
        refuseTooMany(response, asked, seconds, textOf(request.headers['language']))
        return
      }
      // The proxy answers with a cached page in the visitor's language.
      request.headers[refusedHeader] = writeRefused(seconds)
      serve()
    }
    const wait = this.#count(asked, address, response)
    if (wait > 0) refuse(wait)
    else if (!asked.isExpensive) serve()
    else if (!this.#limiter.ask(address, (leave) => enter(response, serve, leave)))
      refuse(queueFullRetrySeconds)
  }

  /** @returns seconds to wait, 0 when admitted */
  #count({ name, most, counts }: RequestClass, address: string, response: ServerResponse): number {
    const limit = this.#limits.get(name) ?? new Limit({ most, within: minute })
    this.#limits.set(name, limit)
    if (counts === 'all') return limit.take(address)
    response.once('finish', () => {
      const isRefused = response.statusCode >= 400 && response.statusCode < 500
      // Who is asked to come again has been understood.
      if (isRefused && !response.hasHeader('retry-after')) limit.take(address)
    })
    return limit.wait(address)
  }
}
