/** One event of a stream of server-sent events, as it came over the wire. */
export interface ReceivedEvent {
  event: string
  id: string | undefined
  data: unknown
}

/** An open stream; `until` resolves once what came so far satisfies the condition. */
export interface OpenStream {
  events: readonly ReceivedEvent[]
  until(condition: (events: readonly ReceivedEvent[]) => boolean): Promise<void>
  /** Resolves when the other side has ended it. */
  ended: Promise<void>
  close(): void
}

/** Opens a stream of server-sent events; rejects when it is refused. */
export async function openStream(url: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  if (!response.ok || response.body === null) throw new Error(`the stream was refused: ${response.status}`)
  const events: ReceivedEvent[] = []
  const waiting = new Set<() => void>()
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) if (part.includes('data:')) events.push(parseEvent(part))
      for (const check of waiting) check()
    }
  }
  const ended = read(response.body).catch((error: unknown) => {
    if (!abort.signal.aborted) throw error
  })
  return {
    events,
    ended,
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition(events)) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    close: () => abort.abort(),
  }
}

function parseEvent(part: string): ReceivedEvent {
  const fields = new Map(
    part.split('\n').flatMap((line): [string, string][] => {
      const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
  return {
    event: fields.get('event') ?? 'message',
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
