import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes, pagePolicy, privatePolicy } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('inlineScriptHashes', () => {
  it('names each script that runs once, and no other', () => {
    const html =
      '<script>one()</script><script async="" src="/a.js"></script><script id="x">two(\n)</script>' +
      '<script type="application/ld+json">{"a":1}</script><script>one()</script><script></script>'
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two(\n)')])
  })
})

describe('pagePolicy', () => {
  it('lets only the own scripts of the page run, from nowhere else', () => {
    const policy = pagePolicy('<script>a()</script>', false)
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
    expect(policy.startsWith("default-src 'none'; ")).toBe(true)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/)
  })

  it('upgrades http only where visitors come by https', () => {
    expect(pagePolicy('', true)).toMatch(/; upgrade-insecure-requests$/)
  })
})

describe('privatePolicy', () => {
  it('lets only scripts with the nonce and the one that is named run', () => {
    const policy = privatePolicy('n0', 'theme()', true)
    expect(policy).toContain(`script-src 'self' 'nonce-n0' ${hash('theme()')};`)
    expect(policy.replace(/script-src[^;]*/, '')).toBe(
      pagePolicy('<script>theme()</script>', true).replace(/script-src[^;]*/, ''),
    )
  })
})
