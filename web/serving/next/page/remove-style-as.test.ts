import { expect, it } from 'vitest'
import { removeStyleAs } from './remove-style-as.ts'

const late = (as: string) => `<link href="/a.css" rel="stylesheet"${as} data-precedence="dynamic"/>`

it('takes `as` from stylesheets, and from nothing else', () => {
  const kept =
    '<link rel="preload" href="/b.css" as="style"/><link rel="stylesheet" href="/c.css"/><p as="style">rel="stylesheet"</p>'
  expect(removeStyleAs(late(' as="style"') + kept)).toBe(late('') + kept)
  expect(removeStyleAs('<link as="style" rel="stylesheet" href="/a.css"/>')).toBe(
    '<link rel="stylesheet" href="/a.css"/>',
  )
})
