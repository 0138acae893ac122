import { describe, expect, it } from 'vitest'
import { streamAddress } from './lake-client.ts'

const listen = 'http://localhost:3333/v2025-02-19/data/listen/production?query=*'

describe('streamAddress', () => {
  it('gives each of twelve streams a host of its own and keeps port and query', () => {
    const addresses = Array.from({ length: 12 }, (_, n) => streamAddress(listen, n))
    expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(12)
    expect(addresses[3]).toBe('http://s3.localhost:3333/v2025-02-19/data/listen/production?query=*')
    expect(streamAddress(listen, 12)).toBe(addresses[0])
  })

  it('spreads live events too', () => {
    expect(streamAddress('http://localhost:3333/v1/data/live/events/production', 1)).toContain(
      '//s1.localhost',
    )
  })

  it.each([
    'http://localhost:3333/v2025-02-19/data/query/production?query=*',
    'https://localhost:3333/v2025-02-19/data/listen/production',
    'https://studio.example/v2025-02-19/data/listen/production',
    'http://notlocalhost:3333/v1/data/listen/production',
  ])('leaves %s alone', (address) => {
    expect(streamAddress(address, 5)).toBe(address)
  })
})
