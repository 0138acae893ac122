import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPorts } from '#scripts/start/ports.ts'
import { parseFlags } from '#scripts/start/start.ts'

describe('flags', () => {
  it('knows its flags', () => {
    expect(parseFlags(['--fresh', '--yes'])).toEqual({
      fresh: true,
      yes: true,
      dev: false,
      cluster: false,
    })
    expect(parseFlags(['--cluster']).cluster).toBe(true)
  })
  it('refuses an unknown one by name', () => {
    expect(() => parseFlags(['--frehs'])).toThrow(/Unknown option --frehs.*--fresh/)
  })
})

describe('ports', () => {
  const server = createServer()
  let port = 0
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          port = typeof address === 'object' && address ? address.port : 0
          resolve()
        })
      }),
  )
  afterAll(() => {
    server.close()
  })

  it('names the taken port and the variable that moves it', async () => {
    await expect(checkPorts({ LAKE_URL: `http://localhost:${port}` })).rejects.toThrow(
      new RegExp(`Port ${port} is in use.*LAKE_URL=http://localhost:${port + 10}`),
    )
  })
})
