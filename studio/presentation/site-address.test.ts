import { describe, expect, it } from 'vitest'
import { siteAddress } from './site-address.ts'

const pageWith = (content: string | null) => ({
  querySelector: (selector: string) =>
    selector === 'meta[name="site-url"]' && content !== null ? { getAttribute: () => content } : null,
})

describe('siteAddress', () => {
  it('is what the page says, before what the build was told', () => {
    expect(siteAddress(pageWith('https://halyard.example'), 'https://other.example')).toBe(
      'https://halyard.example',
    )
  })

  it('is what the build was told where the page says nothing', () => {
    expect(siteAddress(pageWith(null), 'https://hosted.example/')).toBe('https://hosted.example')
    expect(siteAddress(undefined, 'https://hosted.example')).toBe('https://hosted.example')
  })

  it('is the site on this machine where nobody says', () => {
    expect(siteAddress(pageWith(''), '')).toBe('http://localhost:3000')
  })
})
