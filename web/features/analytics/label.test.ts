import { assert, emailAddress, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelOf, placeOf } from './label.ts'

describe('labels (requirements I4)', () => {
  it.each([
    ['Open an account', 'Open an account'],
    ['  eToro vs.\n Halyard  ', 'eToro vs. Halyard'],
    ['EURUSD – Euro / US dollar', 'EURUSD – Euro / US dollar'],
    ['ŁÓDŹ i okolice', 'ŁÓDŹ i okolice'],
  ])('%j stays as typed: %j', (text, label) => {
    expect(labelOf(text)).toBe(label)
  })

  it.each([
    'ann@example.com',
    'mailto:ann@example.com',
    'ann%40example.com',
    'ANN@EXAMPLE',
    'ann(at)example.com',
    '<ann@example.com>',
    '"odd"@[127.0.0.1]',
    '@ann@example.com',
  ])('%j is redacted', (text) => {
    expect(labelOf(text)).toBe('[redacted]')
    expect(labelOf(`Write to ${text} today`)).toBe('Write to [redacted] today')
  })

  it('keeps nothing of any address, wherever it stands', () => {
    assert(
      property(emailAddress(), string({ maxLength: 20 }), (address, words) => {
        for (const text of [address, `${words} ${address}`, `${address} ${words}`, `${words}${address}`])
          expect(labelOf(text)).not.toContain(address)
      }),
    )
  })

  it('is done at once with a very long text', () => {
    expect(labelOf('a@'.repeat(100_000))).toBe('[redacted]')
    expect(labelOf('word '.repeat(100_000)).length).toBeLessThanOrEqual(200)
  })
})

describe('places', () => {
  it('are host and path, without query, fragment or user', () => {
    expect(placeOf('https://ann:secret@client.example/open/now?email=ann@example.com#top')).toBe(
      'client.example/open/now',
    )
    expect(placeOf('https://x.example/reset/ann@example.com')).toBe('x.example/reset/[redacted]')
    expect(placeOf('mailto:ann@example.com')).toBe('mailto:')
    expect(placeOf('tel:+35725000000')).toBe('tel:')
    expect(placeOf('nowhere')).toBe('')
  })

  it('never hold what stands in a query', () => {
    assert(
      property(string({ maxLength: 30 }), string({ maxLength: 30 }), (value, hash) => {
        const address = `https://x.example/a?email=${encodeURIComponent(value)}#${encodeURIComponent(hash)}`
        expect(placeOf(address)).toBe('x.example/a')
      }),
    )
  })
})
