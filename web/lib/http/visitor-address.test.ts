import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assert, ipV4, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, planVisitorAddress, visitorHeader } from './visitor-address.ts'
import { writeVisitorAddress } from './write-visitor-address.ts'

describe('the address of a visitor', () => {
  it.each([
    ['the other end without a proxy', undefined, '203.0.113.7', 0, '203.0.113.7'],
    ['an IPv4 address in the form of IPv6', undefined, '::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['the household of an IPv6 address', undefined, '2001:db8:0:a::1', 0, '2001:db8:0:a::/64'],
    ['the same household', undefined, '2001:0db8::a:ffff:1:2:3', 0, '2001:db8:0:a::/64'],
    ['one with a zone', undefined, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
    ['what one proxy heard', '203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
    ['what one proxy heard, not what it was told', '1.1.1.1, 203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
    ['what the outer of two proxies heard', '1.1.1.1, 203.0.113.7, 10.0.0.3', '10.0.0.2', 2, '203.0.113.7'],
    ['with the port some proxies add', '[2001:db8::1]:443', '10.0.0.2', 1, '2001:db8:0:0::/64'],
    ['who comes past the proxy', undefined, '203.0.113.7', 1, '203.0.113.7'],
    ['who comes past both proxies', '9.9.9.9', '203.0.113.7', 2, '9.9.9.9'],
    ['nobody', undefined, undefined, 0, 'unknown'],
    ['words', 'localhost', '10.0.0.2', 1, 'unknown'],
  ])('is %s', (_, forwarded, remote, proxies, address) => {
    expect(planVisitorAddress(forwarded, remote, proxies)).toBe(address)
  })

  it('property: nothing a visitor writes changes it, behind as many proxies as there are', () => {
    assert(
      property(string(), ipV4(), nat(3), (made, real, proxies) => {
        const own = Array.from({ length: proxies }, (_, index) => `10.0.0.${index}`)
        // Each proxy adds who it heard from: the first the visitor, the next the one before it.
        const chain = [real, ...own]
        const forwarded = [made, ...chain.slice(0, proxies)].join(',')
        expect(planVisitorAddress(forwarded, chain.at(-1), proxies)).toBe(real)
      }),
    )
  })

  it('is in each request of a server before it is read, over whatever came under its name', async () => {
    writeVisitorAddress(0)
    const server = createServer((asked, answer) =>
      answer.end(addressOf(new Headers({ [visitorHeader]: String(asked.headers[visitorHeader]) }))),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const ask = (localAddress: string, headers: Record<string, string>) =>
      new Promise<string>((resolve, reject) => {
        const call = request({ host: '127.0.0.1', port, localAddress, headers }, (answer) => {
          let text = ''
          answer.on('data', (part: Buffer) => (text += part.toString('utf8')))
          answer.on('end', () => resolve(text))
        })
        call.on('error', reject)
        call.end()
      })
    expect(await ask('127.0.0.2', {})).toBe('127.0.0.2')
    expect(await ask('127.0.0.3', { 'x-forwarded-for': '9.9.9.9', [visitorHeader]: '8.8.8.8' })).toBe(
      '127.0.0.3',
    )
    server.close()
  })

  it('is not known of a request that says it by itself', () => {
    for (const said of ['203.0.113.7', ' 203.0.113.7', 'undefined 203.0.113.7', ''])
      expect(addressOf(new Headers({ [visitorHeader]: said }))).toBe('unknown')
  })
})
