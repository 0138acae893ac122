import { describe, expect, it } from 'vitest'
import { maxListRows, readList } from './read-list.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()])

const rowsOf = (bytes: Uint8Array) => {
  const read = readList(bytes)
  return 'rows' in read
    ? read.rows.map(({ row, from, to, permanent }) => [row, from, to, permanent])
    : read.fault
}

describe('a list of old addresses', () => {
  it.each([
    ['commas', utf8('from,to\n/a,/b\n')],
    ['semicolons, as a German spreadsheet writes', utf8('Von;Nach\r\n/a;/b\r\n')],
    ['tabs', utf8('old URL\tnew URL\n/a\t/b')],
    ['a mark of UTF-8', utf8('\uFEFFfrom,to\n/a,/b')],
    ['UTF-16', utf16('z;do\r\n/a;/b\r\n')],
    ['other columns beside, in another order', utf8('hits,to,from\n12,/b,/a\n')],
    ['quoted cells', utf8('"from","to"\n"/a","/b"\n')],
    ['blanks around', utf8('from, to\n /a , /b \n')],
    ['empty rows at its end', utf8('from,to\n/a,/b\n,\n\n')],
  ])('is read with %s', (_how, bytes) => {
    expect(rowsOf(bytes)).toEqual([[2, '/a', '/b', '']])
  })

  it('needs no names for two columns of addresses', () => {
    expect(rowsOf(utf8('https://old.example/a?x=1,/b\n/c,/d,302'))).toEqual([
      [1, 'https://old.example/a?x=1', '/b', ''],
      [2, '/c', '/d', '302'],
    ])
  })

  it('is read from the code page of Windows, which names itself nowhere', () => {
    const bytes = Uint8Array.from([...utf8('from;to\n/'), 0xfc, ...utf8('ber;/about')])
    expect(rowsOf(bytes)).toEqual([[2, '/über', '/about', '']])
  })

  it('keeps a comma and a line within quotes in their cell', () => {
    expect(rowsOf(utf8('from,to\n"/a,b",/b\n/c,/d'))).toEqual([
      [2, '/a,b', '/b', ''],
      [3, '/c', '/d', ''],
    ])
  })

  it.each([
    ['columns', utf8('page;visits\nhome;12')],
    ['columns', utf8('')],
    ['columns', Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7_919) % 256)],
    ['rows', utf8(`from,to\n${'/a,/b\n'.repeat(maxListRows + 1)}`)],
    ['bytes', new Uint8Array(2_000_001)],
  ])('is refused for its %s', (fault, bytes) => {
    expect(rowsOf(bytes)).toBe(fault)
  })
})
