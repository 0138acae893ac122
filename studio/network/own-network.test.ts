import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnFetch, ownAddress } from './own-network.ts'

const asked: string[] = []
const lake = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end('from the lake')
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => lake.listen(0, 'localhost', resolve))
  const { port } = lake.address() as AddressInfo
  origin = `http://localhost:${port}`
})

afterAll(() => {
  lake.closeAllConnections()
  lake.close()
})

describe('createOwnFetch', () => {
  it('lets requests to the lake out', async () => {
    const response = await createOwnFetch(fetch, origin, 'local')(`${origin}/v1/users/me`)
    expect(await response.text()).toBe('from the lake')
    expect(asked).toEqual(['/v1/users/me'])
  })

  it.each([
    'https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1',
    'https://api.sanity.io/vX/intake/feedback',
  ])('answers for %s without asking it', async (address) => {
    const before = asked.length
    const response = await createOwnFetch(fetch, origin, 'local')(address)
    expect(response.ok && (await response.json())).toEqual(address.includes('feedback') ? false : {})
    expect(asked.length).toBe(before)
  })

  it('does not measure the protocol on this machine', async () => {
    const before = asked.length
    await createOwnFetch(fetch, origin, 'local')(`${origin}/v1/ping?tag=sanity.studio.protocol-check`)
    expect(asked.length).toBe(before)
  })
})

describe('ownAddress', () => {
  it.each([
    ['http://local.localhost:3333/v1/users/me?tag=x', 'http://localhost:3333/v1/users/me?tag=x'],
    ['ws://local.localhost:3333/v1/socket/production', 'ws://localhost:3333/v1/socket/production'],
    [
      'http://s1.localhost:3333/v1/data/listen/production',
      'http://s1.localhost:3333/v1/data/listen/production',
    ],
    ['http://local.localhost:4444/v1/ping', 'http://local.localhost:4444/v1/ping'],
    ['/static/x.js', '/static/x.js'],
  ])('%s', (address, own) => {
    expect(ownAddress(address, 'http://localhost:3333/structure', 'local')).toBe(own)
  })

  it('is asked at the own host', async () => {
    const project = origin.replace('localhost', 'local.localhost')
    const response = await createOwnFetch(fetch, origin, 'local')(`${project}/v1/projects/local`)
    expect(await response.text()).toBe('from the lake')
    expect(asked.at(-1)).toBe('/v1/projects/local')
  })
})
