import 'server-only'
import { isPreview } from '#web/content/preview/perspective.ts'
import { onChange } from '#web/content/preview/preview-changes.ts'
import { privateText } from './private-text.ts'

/** Keep-alive interval. */
const heartbeatMs = 20_000

/**
 * Server-sent events: an empty `change` each time content of the preview may have changed. The token that reads drafts
 * stays on the server. 403 without an open preview.
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
      const beat = setInterval(() => send(': still here\n\n'), heartbeatMs)
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
  // Prevents compressing proxies from buffering.
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store, no-transform' },
  })
}
