import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ownPage, studioPolicy, withSite } from './studio-page.ts'

const html = `<html><head><script src="https://core.sanity-cdn.com/bridge.js" async></script>
<link rel="stylesheet" href="https://studio-static.sanity.io/font.css"><script>start()</script>
<script type="module" src="/static/sanity-AbCdEf12.js"></script></head></html>`

it('takes out what would be loaded from elsewhere and keeps the rest', () => {
  const page = ownPage(html)
  expect(page).not.toContain('https://')
  expect(page).toContain('/static/sanity-AbCdEf12.js')
  expect(page).toContain('<script>start()</script>')
})

it('allows the inline script by its hash, the shards and the socket, and nothing else', () => {
  const policy = studioPolicy(ownPage(html), 'http://localhost:3333', 'http://localhost:3000')
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("connect-src 'self' ws://localhost:3333 http://*.localhost:3333;")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|sanity/)
  expect(studioPolicy(html, 'https://studio.example', 'https://site.example')).toContain(
    "connect-src 'self' wss://studio.example;",
  )
})

it('tells the Studio where the site is, whatever is in the address', () => {
  expect(withSite(html, 'https://site.example')).toContain(
    '<head><meta name="site-url" content="https://site.example">',
  )
  expect(withSite(html, 'https://site.example/"><script>')).not.toContain('/"><script>')
})
