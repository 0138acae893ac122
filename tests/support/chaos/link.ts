import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '#tests/support/free-port.ts'

/** A way between two programs that can be cut. */
export interface Link {
  port: number
  /** Lets it lead to a port of this machine. */
  leadTo(port: number): void
  /** Nothing passes in either direction, and nobody is told: as when packets are lost. What was sent arrives later. */
  cut(): void
  heal(): void
  stop(): Promise<void>
}

export const startLink = async (): Promise<Link> => {
  const port = await freePort()
  let target = 0
  let isCut = false
  const pairs = new Set<readonly [Socket, Socket]>()
  /** All that lead here: one whose other end closed while it was cut is in no pair. */
  const sockets = new Set<Socket>()
  /** Connections that were opened while it was cut. */
  const waiting = new Set<Socket>()
  const join = (near: Socket) => {
    const far = connect({ port: target, host: 'localhost' })
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        pairs.delete(pair)
        if (!isCut) other.destroy()
      })
    }
  }
  const server: Server = createServer({ allowHalfOpen: true }, (near) => {
    sockets.add(near)
    near.on('close', () => sockets.delete(near))
    if (!isCut) {
      join(near)
      return
    }
    waiting.add(near)
    near.on('error', () => near.destroy())
    near.on('close', () => waiting.delete(near))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    port,
    leadTo: (to) => {
      target = to
    },
    cut: () => {
      isCut = true
      for (const [near, far] of pairs) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    heal: () => {
      isCut = false
      for (const [near, far] of pairs) {
        if (near.destroyed || far.destroyed) {
          near.destroy()
          far.destroy()
        } else {
          near.pipe(far)
          far.pipe(near)
        }
      }
      for (const near of waiting) {
        waiting.delete(near)
        join(near)
      }
    },
    stop: () =>
      new Promise((resolve) => {
        for (const pair of pairs) for (const socket of pair) socket.destroy()
        for (const near of sockets) near.destroy()
        server.close(() => resolve())
      }),
  }
}
