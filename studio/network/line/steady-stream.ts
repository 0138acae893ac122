import { isLast, isUnsaid, readFrame } from './plan-line.ts'

const isStream = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')

/**
 * A stream of events that goes on where it was cut: it is opened again after the last event that came whole, and its
 * reader notices nothing. It ends where the lake says not to come back, and where it refuses.
 * @param reopen asks for the events after one, or as at first
 */
export function steadyStream(
  first: Response,
  reopen: (lastId: string | undefined) => Promise<Response>,
): Response {
  if (!isStream(first)) return first
  const encoder = new TextEncoder()
  let reader = first.body?.getReader()
  let isOver = false
  let isLeft = false
  let lastId: string | undefined

  /** Hands on the events that came whole. @returns the beginning of the next */
  const pass = (received: string, controller: ReadableStreamDefaultController<Uint8Array>): string => {
    const frames = received.split('\n\n')
    const rest = frames.pop() ?? ''
    for (const text of frames) {
      const frame = readFrame(text)
      lastId = frame.id ?? lastId
      if (isLast(frame)) isOver = true
      if (!isUnsaid(frame)) controller.enqueue(encoder.encode(`${text}\n\n`))
    }
    return rest
  }

  /** Reads one connection to its end, however it ends. */
  const drain = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const part = await reader?.read().catch(() => undefined)
      if (part === undefined || part.done) return
      rest = pass(rest + decoder.decode(part.value, { stream: true }), controller)
    }
  }

  const run = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    for (;;) {
      await drain(controller)
      if (isOver || isLeft) break
      const response = await reopen(lastId)
      // Whoever reads the stream asks again and hears why.
      if (!isStream(response)) break
      reader = response.body?.getReader()
    }
    if (!isLeft) controller.close()
  }

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      run(controller).catch((error: unknown) => {
        // Given up by its reader, or the page is left.
        if (!isLeft) controller.error(error)
      })
    },
    cancel: async (reason) => {
      isLeft = true
      await reader?.cancel(reason)
    },
  })
  return new Response(body, { status: first.status, headers: first.headers })
}
