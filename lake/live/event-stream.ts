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

const heartbeatInterval = 15_000
/** A reader this many events behind is cut off; it resumes where it stopped. */
const maximalBacklog = 5_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with a stream of events. `open` gets the sink and returns what ends its subscription;
 * a comment goes out every 15 s, so that proxies keep the connection.
 */
export function eventStream(open: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder()
  let end: (() => void) | undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let isOpen = true
        const write = (text: string) => {
          if (!isOpen) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -maximalBacklog) close()
        }
        const heartbeat = setInterval(() => write(':\n\n'), heartbeatInterval)
        let unsubscribe: (() => void) | undefined
        end = () => {
          isOpen = false
          clearInterval(heartbeat)
          unsubscribe?.()
        }
        const close = () => {
          if (!isOpen) return
          end?.()
          controller.close()
        }
        unsubscribe = open({ send: (event) => write(format(event)), close })
      },
      cancel: () => end?.(),
    },
    { highWaterMark: 16 },
  )
  return new Response(stream, { headers })
}

function format({ event, id, data }: StreamEvent): string {
  const lines = [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    `data: ${JSON.stringify(data)}`,
  ]
  return `${lines.join('\n')}\n\n`
}
