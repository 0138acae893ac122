import type { StreamHolder, Streams } from './streams.ts'

/** One event of a stream of server-sent events; an unnamed one arrives as `message`. */
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

/** Whose stream it is, and whether it may go on; asked at every heartbeat. */
export interface StreamAccess {
  streams: Streams
  holder: StreamHolder
  mayGoOn: () => boolean
}

const heartbeatInterval = 15_000
/** A reader whose connection broke comes back after this time. */
const retryMs = 1_000
/** A reader that left this much unread when the next event comes is cut off, bytes; it resumes where it stopped. */
const maximalBacklog = 2 * 1024 * 1024
/** So much is sent ahead of its reader before anything counts as unread, bytes. */
const ahead = 64 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with a stream of events. `open` gets the sink and returns what ends its subscription;
 * a comment goes out every 15 s, so that proxies keep the connection. When the lake stops, a last
 * event `reconnect` tells the reader to come back.
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
          backlog.set(Math.max(0, ahead - (controller.desiredSize ?? ahead)))
          // Before the event and not after it: one event may be large, and a reader need only be ready for the next.
          if (backlog.bytes > maximalBacklog || backlog.isShareSpent()) return close()
          controller.enqueue(encoder.encode(text))
        }
        const heartbeat = setInterval(() => {
          // A session that ended meanwhile is told so when its reader comes back.
          if (access.mayGoOn()) write(':\n\n')
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
    new ByteLengthQueuingStrategy({ highWaterMark: ahead }),
  )
  return new Response(stream, { headers })
}

/** Answers with a single event and the end of the stream, for what is refused in the stream itself. */
export const lastEvent = (event: StreamEvent): Response => new Response(format(event), { headers })

function format({ event, id, data }: StreamEvent): string {
  const lines = [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    `data: ${JSON.stringify(data)}`,
  ]
  return `${lines.join('\n')}\n\n`
}
