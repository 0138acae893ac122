import { expect, test } from 'vitest'
import type { LinkContext } from './links.ts'
import { resolveText } from './rich-text.ts'

const context: LinkContext = {
  locale: 'de',
  exists: (_locale, path) => path === '/about/intro',
  links: {
    clientArea: null,
    register: 'https://client.example/register',
    demo: null,
    signIn: null,
    partner: null,
    management: null,
    googlePlay: null,
    appStore: null,
  },
}

const linked = (href: string) => [
  {
    _type: 'block' as const,
    markDefs: [{ _type: 'link', _key: 'l', href }],
    children: [{ _type: 'span' as const, text: 'words', marks: ['strong', 'l'] }],
  },
]

test.each([
  ['/about/intro', '/de/about/intro'],
  ['/about/intro#at-costs', '/de/about/intro#at-costs'],
  ['/legal/risk-disclosure.pdf', '/de/legal/risk-disclosure.pdf'],
  ['/pl/about/intro', '/pl/about/intro'],
  ['#at-costs', '#at-costs'],
  ['https://www.cysec.gov.cy/', 'https://www.cysec.gov.cy/'],
  ['mailto:help@halyard.example', 'mailto:help@halyard.example'],
  ['setting:register', 'https://client.example/register'],
])('a link to %s leads to %s', (href, expected) => {
  expect(resolveText(linked(href), context)[0]?.markDefs).toEqual([
    { _type: 'link', _key: 'l', href: expected },
  ])
})

test.each([
  '/about/nowhere',
  'javascript:alert(1)',
  'setting:signIn',
  'setting:constructor',
  '//evil.example',
])('a link to %s keeps its words and loses its mark', (href) => {
  const [block] = resolveText(linked(href), context)
  expect(block?.markDefs).toEqual([])
  expect(block?.children).toMatchObject([{ text: 'words', marks: ['strong'] }])
})
