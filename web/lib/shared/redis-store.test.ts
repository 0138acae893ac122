import { createServer } from 'node:http'
import { createServer as createSilent, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { inTime, RedisStore } from './redis-store.ts'

const block = (milliseconds: number): void => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('what takes too long is given up', async () => {
  const begun = performance.now()
  await expect(inTime(new Promise(() => {}), 50)).rejects.toThrow('no answer')
  expect(performance.now() - begun).toBeLessThan(500)
})

test('an answer that came while the process was busy is not late', async () => {
  const server = createServer((_, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  const url = `http://localhost:${address.port}`
  await fetch(url)
  const answer = inTime(
    fetch(url).then((response) => response.text()),
    50,
  )
  block(200)
  expect(await answer).toBe('here')
  server.closeAllConnections()
  server.close()
})

test('an instance starts also while the store takes its connection and says nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const sockets: Socket[] = []
  const silent = createSilent((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  const store = new RedisStore(`redis://127.0.0.1:${address.port}`, 'halyard:test')
  try {
    await store.open()
    expect(store.problem).toBe('The Redis of REDIS_URL does not answer.')
  } finally {
    store.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
    vi.restoreAllMocks()
  }
}, 10_000)
