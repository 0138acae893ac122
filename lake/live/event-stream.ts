import type { StreamHolder, Streams } from './streams.ts'

/** One server-sent event; an unnamed one arrives as `message`. */
export interface StreamEvent {
  event?: string
  id?: string
  data: unknown
}

/** The sending side of an open stream. */
export interface EventSink {
  send(event: StreamEvent): void
  close(): void
}

/** Whose stream it is, and whether it may continue; checked at every heartbeat. */
export interface StreamAccess {
  streams: Streams
  holder: StreamHolder
  isStillAllowed: () => boolean
}

const heartbeatInterval = 15_000
/** Reconnection delay of clients. */
const retryMs = 1_000
/**
 * A client with more unread bytes than this when the next event arrives is disconnected; it resumes where it
 * stopped.
 */
const maxUnreadBytes = 2 * 1024 * 1024
/** Bytes buffered ahead of the client before anything counts as unread. */
const bufferedBytes = 64 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with an event stream. `open` gets the sink and returns its unsubscribe function; a comment every 15
 * s keeps proxies from closing the connection. When the lake stops, a last event `reconnect` makes the client
 * reconnect.
 * @throws {HttpError} 429 when too many are open
 */
export function eventStream(access: StreamAccess, open: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder()
  let end: (() => void) | undefined
  let stop: (() => void) | undefined
  const leave = access.streams.admit(access.holder, () => stop?.())
  const backlog = access.streams.backlog(access.holder)
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let isOpen = true
        const write = (text: string) => {
          if (!isOpen) return
          backlog.set(Math.max(0, bufferedBytes - (controller.desiredSize ?? bufferedBytes)))
          // Checked before the event, not after it: one event may be large, and a client need only be ready
          // for the next.
          if (backlog.bytes > maxUnreadBytes || backlog.isOverLimit()) return close()
          controller.enqueue(encoder.encode(text))
        }
        const heartbeat = setInterval(() => {
          // A client whose session ended learns that when it reconnects.
          if (access.isStillAllowed()) write(':\n\n')
          else close()
        }, heartbeatInterval)
        write(`retry: ${retryMs}\n\n`)
        let unsubscribe: (() => void) | undefined
        end = () => {
          isOpen = false
          clearInterval(heartbeat)
          unsubscribe?.()
          backlog.set(0)
          leave()
        }
        const close = () => {
          if (!isOpen) return
          end?.()
          controller.close()
        }
        stop = () => {
          write(format({ event: 'reconnect', data: { reason: 'The lake is stopping' } }))
          close()
        }
        try {
          unsubscribe = open({ send: (event) => write(format(event)), close })
        } catch (error) {
          end()
          throw error
        }
        if (!isOpen) unsubscribe()
      },
      cancel: () => end?.(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferedBytes }),
  )
  return new Response(stream, { headers })
}

/** Answers with a single event and ends the stream, for refusals inside the stream. */
export const lastEvent = (event: StreamEvent): Response => new Response(format(event), { headers })

function format({ event, id, data }: StreamEvent): string {
  const lines = [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    `data: ${JSON.stringify(data)}`,
  ]
  return `${lines.join('\n')}\n\n`
}
