import { expect, it } from 'vitest'
import { mendStyles } from './mend-styles.ts'

const late = (as: string) => `<link href="/a.css" rel="stylesheet"${as} data-precedence="dynamic"/>`

it('takes `as` from stylesheets, and from nothing else', () => {
  const kept =
    '<link rel="preload" href="/b.css" as="style"/><link rel="stylesheet" href="/c.css"/><p as="style">rel="stylesheet"</p>'
  expect(mendStyles(late(' as="style"') + kept)).toBe(late('') + kept)
  expect(mendStyles('<link as="style" rel="stylesheet" href="/a.css"/>')).toBe(
    '<link rel="stylesheet" href="/a.css"/>',
  )
})
