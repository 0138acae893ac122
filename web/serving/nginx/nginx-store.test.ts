import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { NginxStore } from './nginx-store.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says that an nginx hears again, also when all that it had to hear is long past', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const port = await freePort()
  const store = new NginxStore(`http://127.0.0.1:${port}`)
  await store.end(['/de/fees', '/de/about', '/fees'])
  expect(store.problem).toContain('ECONNREFUSED')

  // Away for as long as a page is kept: what it still holds has ended by its age.
  await vi.advanceTimersByTimeAsync(40_000)
  expect(store.problem).toContain('ECONNREFUSED')

  const heard: (string | undefined)[] = []
  const nginx = createServer(({ url }, response) => {
    heard.push(url)
    response.writeHead(503).end()
  }).listen(port, '127.0.0.1')
  await once(nginx, 'listening')
  try {
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(store.problem).toBeNull()
    })
    // One page stands for all, in each of its encodings.
    expect(new Set(heard).size).toBe(3)
  } finally {
    nginx.closeAllConnections()
    nginx.close()
  }
})
