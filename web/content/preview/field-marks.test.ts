import { vercelStegaCleanAll } from '@sanity/client/stega'
import { expect, it } from 'vitest'
import { withFieldMarks } from './field-marks.ts'

/** Reads a mark as the preview's script does: four signs a byte after four of the first. */
const readMark = (text: string): unknown => {
  const bits = Array.from(text).flatMap((sign) => {
    const at = ['\u200B', '\u200C', '\u200D', '\uFEFF'].indexOf(sign)
    return at < 0 ? [] : [at]
  })
  const bytes = Array.from({ length: bits.length / 4 - 1 }, (_, at) =>
    bits.slice(4 + at * 4, 8 + at * 4).reduce((byte, two) => byte * 4 + two, 0),
  )
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes)))
}

const studio = 'http://localhost:3333'
const answer = { path: '/a', blocks: [{ _key: 'x', title: 'Żółw' }] }
const sources = (id: string) => ({
  documents: [{ _id: id, _type: 'page' }],
  paths: ["$['path']", "$['blocks'][?(@._key=='x')]['title']"],
  mappings: Object.fromEntries(
    ["$['path']", "$['blocks'][0]['title']"].map((path, at) => [
      path,
      { type: 'value' as const, source: { type: 'documentValue' as const, document: 0, path: at } },
    ]),
  ),
})

const titleOf = (marked: unknown): string => {
  const title: unknown = Object(marked).blocks[0].title
  return String(title)
}

it('gives each text the field it is edited in, and nothing else a mark', () => {
  const marked = withFieldMarks(answer, sources('drafts.page-a'), studio)
  expect(vercelStegaCleanAll(marked)).toEqual(answer)
  expect(marked).toMatchObject({ path: '/a' })
  expect(readMark(titleOf(marked))).toEqual({
    origin: 'sanity.io',
    baseUrl: studio,
    id: 'page-a',
    type: 'page',
    path: 'blocks[_key=="x"].title',
  })
})

it('names the release a text comes from, and leaves an answer without sources as it is', () => {
  const marked = withFieldMarks(answer, sources('versions.rSummer.page-a'), studio)
  expect(readMark(titleOf(marked))).toMatchObject({ id: 'page-a', perspective: 'rSummer' })
  expect(withFieldMarks(answer, undefined, studio)).toBe(answer)
})
