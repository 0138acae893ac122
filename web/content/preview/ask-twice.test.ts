import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { askTwice } from './ask-twice.ts'

/** A server that breaks its first connections, and the calls it was asked by. */
const startBreaking = async (breaks: number) => {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    if (calls <= breaks) request.socket.destroy()
    else response.end('an answer')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = async () => (await fetch(`http://127.0.0.1:${port}`)).text()
  const stop = () => new Promise((resolve) => server.close(resolve))
  return { ask, calls: () => calls, stop }
}

describe('a question', () => {
  it('is put again when the connection breaks', async () => {
    const { ask, calls, stop } = await startBreaking(1)
    expect(await askTwice(ask)).toBe('an answer')
    expect(calls()).toBe(2)
    await stop()
  })

  it('is put twice at most', async () => {
    const { ask, calls, stop } = await startBreaking(5)
    await expect(askTwice(ask)).rejects.toThrow('fetch failed')
    expect(calls()).toBe(2)
    await stop()
  })

  it('is put once when nobody is there, and when it failed otherwise', async () => {
    const { ask, stop } = await startBreaking(0)
    await stop()
    let asked = 0
    const counted = async () => {
      asked += 1
      return ask()
    }
    await expect(askTwice(counted)).rejects.toThrow('fetch failed')
    expect(asked).toBe(1)
    await expect(askTwice(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
