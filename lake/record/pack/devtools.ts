import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const portFile = z.string().regex(/^\d+\n\/devtools\/browser\//)

/** Where a browser that starts with this profile listens; @throws when it does not until then (ms). */
export const devtoolsOf = async (profile: string, until: number): Promise<string> => {
  for (;;) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    if (portFile.safeParse(text).success) {
      const [port, path] = text.split('\n')
      return `ws://127.0.0.1:${port}${path}`
    }
    if (performance.now() > until) throw new Error('the browser did not start')
    await pause(50)
  }
}

const answer = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** Chrome's DevTools Protocol over one connection. */
export class Devtools {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (told: z.infer<typeof answer>) => void>()
  readonly #events = new Map<string, () => void>()
  #id = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const told = answer.parse(JSON.parse(String(data)))
      if (told.id !== undefined) this.#waiting.get(told.id)?.(told)
      if (told.method !== undefined) this.#events.get(told.method)?.()
    })
  }

  /** @throws where nobody listens */
  static async open(url: string): Promise<Devtools> {
    const socket = new WebSocket(url)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error('the browser does not answer')))
    })
    return new Devtools(socket)
  }

  /** @throws with what the browser says */
  async ask(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    const id = ++this.#id
    const told = await new Promise<z.infer<typeof answer>>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }))
    })
    this.#waiting.delete(id)
    if (told.error !== undefined) throw new Error(`${method}: ${told.error.message}`)
    return told.result ?? {}
  }

  /** The next event of this name. */
  once(event: string): Promise<void> {
    return new Promise((resolve) => {
      this.#events.set(event, resolve)
    })
  }

  close(): void {
    this.#socket.close()
  }
}
