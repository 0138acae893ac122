import type { IncomingMessage, ServerResponse } from 'node:http'
import { Limit } from '#web/broker/gate/limits.ts'
import { refusedHeader, writeRefused } from '#web/lib/http/refused-header.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { planRequest } from './plan-request.ts'
import { refuseRequest, refuseTooMany } from './refusals.ts'
import { type RequestClass, requestClass } from './request-classes.ts'
import { Turnstile } from './turnstile.ts'

const minute = 60_000

/** Refusals of an address that are pages; a page costs what a stored one does, so a flood gets a line of text. */
const refusedPages = new Limit({ most: 10, within: minute })

/** Who finds too many waiting before them comes back in so many seconds. */
const crowded = 2

const textOf = (header: string | string[] | undefined): string | null =>
  Array.isArray(header) ? header.join(',') : (header ?? null)

const enter = (response: ServerResponse, serve: () => void, leave: () => void): void => {
  // Gone while it waited.
  if (response.closed || response.destroyed) {
    leave()
    return
  }
  response.once('close', leave)
  serve()
}

/** Stands before all that the site answers: refuses what is no request, and counts what is not served from a cache. */
export class Gate {
  readonly #limits = new Map<string, Limit>()
  readonly #turnstile = new Turnstile({ atOnce: 2, waitingOfOne: 40, waitingOfAll: 400 })
  readonly #origin: string

  /** @param origin the site's public origin */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers a request itself, or lets `serve` answer it. */
  open(request: IncomingMessage, response: ServerResponse, serve: () => void): void {
    const plan = planRequest({ method: request.method ?? '', target: request.url ?? '' }, this.#origin)
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
      // The proxy answers with a page in the visitor's language, out of the page cache.
      request.headers[refusedHeader] = writeRefused(seconds)
      serve()
    }
    const wait = this.#count(asked, address, response)
    if (wait > 0) refuse(wait)
    else if (!asked.isDear) serve()
    else if (!this.#turnstile.ask(address, (leave) => enter(response, serve, leave))) refuse(crowded)
  }

  /** @returns seconds to wait, 0 when the request may be served */
  #count({ name, most, counts }: RequestClass, address: string, response: ServerResponse): number {
    const limit = this.#limits.get(name) ?? new Limit({ most, within: minute })
    this.#limits.set(name, limit)
    if (counts === 'all') return limit.take(address)
    response.once('finish', () => {
      if (response.statusCode >= 400 && response.statusCode < 500) limit.take(address)
    })
    return limit.wait(address)
  }
}
