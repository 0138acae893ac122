import { assert, ipV4, ipV6, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planAddress } from './addresses.ts'

describe('the address limits count by', () => {
  it.each([
    ['the other end without a proxy', undefined, '203.0.113.7', 0, '203.0.113.7'],
    ['the other end, whatever it says of itself', '9.9.9.9', '203.0.113.7', 0, '203.0.113.7'],
    ['an IPv4 address in the form of IPv6', undefined, '::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['the household of an IPv6 address', undefined, '2001:0DB8:0:a::1', 0, '2001:db8:0:a::/64'],
    ['the same household', undefined, '2001:db8::a:ffff:1:2:3', 0, '2001:db8:0:a::/64'],
    ['one with a zone', undefined, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
    ['loopback', undefined, '::1', 0, '0:0:0:0::/64'],
    ['what one proxy heard, not what it was told', '1.1.1.1, 203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
    ['what the outer of two proxies heard', '1.1.1.1, 203.0.113.7, 10.0.0.3', '10.0.0.2', 2, '203.0.113.7'],
    ['with the port some proxies add', '[2001:db8::1]:443', '10.0.0.2', 1, '2001:db8:0:0::/64'],
    ['an IPv4 address with its port', '203.0.113.7:50123', '10.0.0.2', 1, '203.0.113.7'],
    ['IPv4 in hexadecimal as IPv6', undefined, '::ffff:cb00:7107', 0, '203.0.113.7'],
    ['numbers that only some take for an address', '0x7f.1', '10.0.0.2', 1, 'unknown'],
    ['who comes past both proxies', '9.9.9.9', '203.0.113.7', 2, '9.9.9.9'],
    ['who comes past the proxy', undefined, '203.0.113.7', 1, '203.0.113.7'],
    ['nobody', undefined, undefined, 0, 'unknown'],
    ['words', 'localhost', '10.0.0.2', 1, 'unknown'],
    ['numbers that are no address', '999.1.1.1', '10.0.0.2', 1, 'unknown'],
  ])('is %s', (_, forwarded, remote, proxies, address) => {
    expect(planAddress(forwarded, remote, proxies)).toBe(address)
  })

  it('property: nothing a caller writes changes it, behind as many proxies as there are', () => {
    assert(
      property(string(), ipV4(), nat(3), (made, real, proxies) => {
        const own = Array.from({ length: proxies }, (_, index) => `10.0.0.${index}`)
        // Each proxy adds who it heard from: the first the caller, the next the one before it.
        const chain = [real, ...own]
        const forwarded = [made, ...chain.slice(0, proxies)].join(',')
        expect(planAddress(forwarded, chain.at(-1), proxies)).toBe(real)
      }),
    )
  })

  it('property: every IPv6 address counts as a household', () => {
    assert(
      property(ipV6(), (six) => {
        expect(planAddress(undefined, six, 0)).toMatch(/^(?:[\da-f]{1,4}:){4}:\/64$|^\d+(?:\.\d+){3}$/)
      }),
    )
  })
})
