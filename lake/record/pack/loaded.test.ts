import { expect, it } from 'vitest'
import { filesNamedIn, filesNeeded, papersIn, picturesIn } from './loaded.ts'

const known = new Map(
  [
    '/assets/site.1a.js',
    '/assets/page.2b.css',
    '/assets/art/band.3c.svg',
    '/_next/static/chunks/main.js',
    '/_next/static/chunks/later.js',
    '/_next/static/media/archivo.woff2',
    '/favicon.ico',
    '/unused.svg',
  ].map((address) => [address, '0']),
)

it.each([
  [
    'what a page links to',
    '<link href="/assets/page.2b.css"><use href="/assets/art/band.3c.svg#art">',
    ['/assets/page.2b.css', '/assets/art/band.3c.svg'],
  ],
  ['with a query', '<link rel="icon" href="/favicon.ico?v=2">', ['/favicon.ico']],
  [
    'by the whole address',
    '<script src="https://halyard.example/assets/site.1a.js">',
    ['/assets/site.1a.js'],
  ],
  ['what is of no build', '<img src="/nowhere.png"><a href="/de/fees">', []],
])('a file that a page names: %s', (_, html, found) => {
  expect([...filesNamedIn(html, '/de/fees', known)]).toEqual(found)
})

it('a style names files beside it, and a script of Next’s from its own folder', () => {
  expect([
    ...filesNamedIn('a{src:url(../media/archivo.woff2)}', '/_next/static/chunks/x.css', known),
  ]).toEqual(['/_next/static/media/archivo.woff2'])
  expect([...filesNamedIn('["static/chunks/later.js"]', '/_next/static/chunks/main.js', known)]).toEqual([
    '/_next/static/chunks/later.js',
  ])
})

it('what its files need is needed with them, each once', () => {
  const texts: Record<string, string> = {
    '/assets/page.2b.css': '@font-face{src:url(/_next/static/media/archivo.woff2)}',
    '/_next/static/chunks/main.js': '"static/chunks/later.js"',
    '/_next/static/chunks/later.js': '"static/chunks/main.js"',
  }
  const page = { address: '/', text: '"/assets/page.2b.css" "/_next/static/chunks/main.js"' }
  expect(filesNeeded(page, known, (address) => texts[address])).toEqual([
    '/_next/static/chunks/later.js',
    '/_next/static/chunks/main.js',
    '/_next/static/media/archivo.woff2',
    '/assets/page.2b.css',
  ])
})

const sha1 = 'a'.repeat(40)

it('pictures are found in every size, as the browser asks for them', () => {
  const html = `<img src="/media/${sha1}-800x600.png?w=640&amp;fm=webp" srcset="/media/${sha1}-800x600.png?w=320&amp;fm=webp 320w">`
  expect(picturesIn(html).map(({ address, query }) => [address, query.get('w'), query.get('fm')])).toEqual([
    [`/media/${sha1}-800x600.png?w=640&fm=webp`, '640', 'webp'],
    [`/media/${sha1}-800x600.png?w=320&fm=webp`, '320', 'webp'],
  ])
})

it('papers are found with their language', () => {
  expect(
    papersIn('<a href="/legal/fees.pdf"><a href="/de/legal/risk-disclosure.pdf"><a href="/legal/fees.pdf">'),
  ).toEqual([
    { address: '/legal/fees.pdf', slug: 'fees', language: undefined },
    { address: '/de/legal/risk-disclosure.pdf', slug: 'risk-disclosure', language: 'de' },
  ])
})
