import { isRecord } from '#common/records.ts'
import type { Line } from './line.ts'
import { isHeld, type Kind, kindOf, pauseMs } from './plan-line.ts'
import { steadyStream } from './steady-stream.ts'

type Fetch = typeof globalThis.fetch

/** Waits, less where the browser says meanwhile that it is online again. @throws why the request was given up */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>

export const pauseOrOnline: Pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      signal?.removeEventListener('abort', giveUp)
    }
    const goOn = () => {
      end()
      resolve()
    }
    const giveUp = () => {
      end()
      reject(signal?.reason)
    }
    const timer = setTimeout(goOn, ms)
    window.addEventListener('online', goOn)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
  })

/** What the lake says of a failure. */
async function reasonOf(response: Response | undefined): Promise<string | undefined> {
  const body: unknown = await response
    ?.clone()
    .json()
    .catch(() => undefined)
  return isRecord(body) && typeof body['message'] === 'string' ? body['message'] : undefined
}

/** Whether a save that is sent once more had arrived the first time: the lake takes each transaction once. */
async function hadArrived(kind: Kind, response: Response): Promise<boolean> {
  if (kind !== 'save' || response.status !== 409) return false
  const body: unknown = await response.clone().json()
  const error = isRecord(body) ? body['error'] : undefined
  return isRecord(error) && error['type'] === 'transactionAlreadyExistsError'
}

/** The lake, or one of the host names by which its streams are opened. */
const isOwn = (url: URL, own: URL): boolean =>
  url.port === own.port && (url.hostname === own.hostname || url.hostname.endsWith(`.${own.hostname}`))

/** The number under which what was saved was sent. */
function transactionIn(body: unknown): unknown {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  return isRecord(sent) ? sent['transactionId'] : undefined
}

/**
 * A fetch that does not fail with the line: what is asked and what is saved waits until the lake answers, and streams
 * go on where they were cut. A form that is open stays, with what is being typed into it. Acts of an editor fail at
 * once, which says so.
 */
export function withHeldLine(fetch: Fetch, line: Line, base: string, pause: Pause): Fetch {
  const send = async (kind: Kind, input: Parameters<Fetch>[0], init?: RequestInit): Promise<Response> => {
    const request = Symbol('request')
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    try {
      for (let tries = 1; ; tries += 1) {
        const response = await fetch(input instanceof Request ? input.clone() : input, init).catch(
          (error: unknown) => {
            if (kind === 'act' || signal?.aborted === true) throw error
            return undefined
          },
        )
        if (response !== undefined && tries > 1 && (await hadArrived(kind, response))) {
          return Response.json({ transactionId: transactionIn(init?.body) })
        }
        if (response !== undefined && !isHeld(kind, response.status)) return response
        line.wait(request, await reasonOf(response))
        await pause(pauseMs(tries), signal)
      }
    } finally {
      line.end(request)
    }
  }
  const own = new URL(base)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), base)
    if (!isOwn(url, own)) return fetch(input, init)
    const kind = kindOf(
      url,
      (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase(),
    )
    const response = await send(kind, input, init)
    if (kind !== 'stream' || !response.ok) return response
    return steadyStream(response, (lastId) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
      if (lastId !== undefined) headers.set('last-event-id', lastId)
      return send(kind, input, { ...init, headers })
    })
  }
}
