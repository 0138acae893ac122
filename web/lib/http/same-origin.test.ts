import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const site = 'https://site.example'
const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), site)

describe('isSameOrigin', () => {
  it('believes only statements that agree, and wants one', () => {
    expect(from({ origin: site, 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(from({ origin: site })).toBe(true)
    expect(from({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(from({})).toBe(false)
    expect(from({ origin: 'null' })).toBe(false)
    expect(from({ origin: site, 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(from({ origin: 'https://site.example.evil', 'sec-fetch-site': 'same-origin' })).toBe(false)
  })
})
