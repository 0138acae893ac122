import 'server-only'
import { isPreview } from '#web/content/preview/perspective.ts'
import { onChange } from '#web/content/preview/preview-changes.ts'
import { privateText } from './private-text.ts'

/** So that nothing on the way takes a quiet stream for a dead one, ms. */
const heartbeat = 20_000

/**
 * A stream of events (`text/event-stream`): `change` without content each time something changed that the
 * preview may show. The token that reads drafts stays on this server. 403 for everybody but an open preview.
 */
export const previewEvents = async (request: Request): Promise<Response> => {
  if (!(await isPreview())) return privateText(403, 'Only an open preview hears of changes.')
  let stop: (() => void) | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 1000\n\n')
      const unsubscribe = onChange(() => send('event: change\ndata: \n\n'))
      const beat = setInterval(() => send(': still here\n\n'), heartbeat)
      stop = () => {
        clearInterval(beat)
        unsubscribe()
      }
      request.signal.addEventListener('abort', () => {
        stop?.()
        controller.close()
      })
    },
    cancel: () => stop?.(),
  })
  // A compressing server in between would hold back what is sent.
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store, no-transform' },
  })
}
