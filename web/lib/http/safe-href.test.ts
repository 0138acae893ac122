import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  '/about/intro',
  '#content',
  'https://client.example/',
  'mailto:desk@example.com',
  'tel:+35725000000',
])('%s is kept', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'http://evil.example/',
  'https://broker.example@evil.example/',
  'https://:secret@evil.example/',
  'about/intro',
  '',
])('%j is refused', (href) => {
  expect(safeHref(href)).toBeNull()
})
