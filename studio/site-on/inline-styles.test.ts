import { expect, it } from 'vitest'
import { dataAddress, type FileOf, withFiles } from './inline-styles.ts'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text))
const files: Readonly<Record<string, string>> = { '/assets/a.svg': 'A', '/_next/static/media/f.woff2': 'F' }
const fileOf: FileOf = async (address) => {
  const text = files[address]
  return text === undefined ? undefined : bytes(text)
}

it.each([
  ['by its path', 'a{mask:url(/assets/a.svg)}', 'a{mask:url("data:image/svg+xml;base64,QQ==")}'],
  ['with a fragment', 'a{mask:url("/assets/a.svg#x")}', 'a{mask:url("data:image/svg+xml;base64,QQ==")}'],
  ['beside it', "a{src:url('../media/f.woff2')}", 'a{src:url("data:font/woff2;base64,Rg==")}'],
  ['that is not on record', 'a{src:url(/gone.woff2)}', 'a{src:url(/gone.woff2)}'],
  ['of somebody else', 'a{src:url(https://other/x.png)}', 'a{src:url(https://other/x.png)}'],
  ['in it already', 'a{src:url(data:,x)}b{fill:url(#a)}', 'a{src:url(data:,x)}b{fill:url(#a)}'],
])('a style has a file in it %s', async (_, css, whole) => {
  expect(await withFiles(css, '/_next/static/chunks/x.css', fileOf)).toBe(whole)
})

it('an address has the bytes of any file', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at)
  expect(dataAddress('/x', all)).toBe(
    `data:application/octet-stream;base64,${Buffer.from(all).toString('base64')}`,
  )
})
