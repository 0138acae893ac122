import { resolveEditInfo } from '@sanity/client/csm'
import { createClient, vercelStegaCleanAll } from '@sanity/client/stega'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

const block = (key: string, text: string) => ({
  _key: key,
  _type: 'block',
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
  markDefs: [],
})

beforeAll(async () => {
  lake = await openTestLake()
  await lake
    .client()
    .transaction()
    .create({ _id: 'author', _type: 'person', name: 'Ada of the authors' })
    .create({
      _id: 'page-home',
      _type: 'page',
      title: 'Welcome aboard',
      blocks: [
        { _key: 'b1', _type: 'hero', title: 'A hero of the page', lede: 'Some words' },
        { _key: 'b2', _type: 'richText', content: [block('p1', 'The first paragraph')] },
      ],
      name: [
        { _key: 'en', language: 'en', value: 'English name' },
        { _key: 'de', language: 'de', value: 'Deutscher Name' },
      ],
      author: { _type: 'reference', _ref: 'author' },
    })
    .create({ _id: 'drafts.page-home', _type: 'page', title: 'Welcome, in a draft' })
    .create({ _id: 'versions.r1.author', _type: 'person', name: 'Ada in a release' })
    .commit()
})

afterAll(() => lake.stop())

/** What the client's own encoding marks: the text without its mark, and the place it leads to. */
async function encoded(query: string, perspective: 'published' | 'drafts' | string[] = 'published') {
  const places: Record<string, string> = {}
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-05-04',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: writeToken,
    perspective,
    stega: {
      enabled: true,
      studioUrl: '/studio',
      filter: ({ value, sourceDocument, sourcePath }) => {
        places[value] = `${sourceDocument._id} ${JSON.stringify(sourcePath.map(plainStep))}`
        return true
      },
    },
  })
  const result: unknown = await client.fetch(query)
  const marked = JSON.stringify(result)
  const cleaned: unknown = vercelStegaCleanAll(result)
  expect(marked.length > JSON.stringify(cleaned).length).toBe(Object.keys(places).length > 0)
  expect(cleaned).toEqual(await client.fetch(query, {}, { stega: false }))
  return places
}

const plainStep = (step: unknown) =>
  typeof step === 'object' && step !== null && '_key' in step ? step._key : step

describe('the client leads each text to the field it comes from', () => {
  const page = '*[_id == "page-home"][0]'
  it.each<[string, Record<string, string>]>([
    [`${page}{"heading": title}`, { 'Welcome aboard': 'page-home ["title"]' }],
    [`${page}.title`, { 'Welcome aboard': 'page-home ["title"]' }],
    [`${page}{"by": author->name}`, { 'Ada of the authors': 'author ["name"]' }],
    [
      `${page}{"heroes": blocks[_type == "hero"]{"big": title}}`,
      { 'A hero of the page': 'page-home ["blocks","b1","title"]' },
    ],
    [`${page}{"one": coalesce(subtitle, title)}`, { 'Welcome aboard': 'page-home ["title"]' }],
    [`${page}{"one": select(_type == "page" => title, "none")}`, { 'Welcome aboard': 'page-home ["title"]' }],
    [
      `${page}{"text": pt::text(blocks[1].content)}`,
      { 'The first paragraph': 'page-home ["blocks","b2","content"]' },
    ],
    [
      `${page}{"name": coalesce(name[language == "de"][0].value, name[0].value)}`,
      { 'Deutscher Name': 'page-home ["name","de","value"]' },
    ],
    ['*[_type == "page"] | order(title){"pages": {title}}', { 'Welcome aboard': 'page-home ["title"]' }],
    [
      `${page}{"rich": blocks[_key == "b2"][0].content}`,
      { 'The first paragraph': 'page-home ["blocks","b2","content","p1","children","s","text"]' },
    ],
    [`${page}{"shout": upper(title), "fixed": "A text of the query", "sum": title + " and more"}`, {}],
  ])('%s', async (query, places) => {
    expect(await encoded(query)).toEqual(places)
  })

  it('and names the draft or the version the text stands in', async () => {
    expect(await encoded(`${page}{title}`, 'drafts')).toEqual({
      'Welcome, in a draft': 'drafts.page-home ["title"]',
    })
    expect(await encoded('*[_id == "author"]{name}', ['r1', 'drafts'])).toEqual({
      'Ada in a release': 'versions.r1.author ["name"]',
    })
  })
})

describe('a source map', () => {
  const page = '*[_id == "page-home"][0]{"heroes": blocks[]{title}}'

  it('has the form that overlays resolve', async () => {
    const { result, resultSourceMap } = await lake
      .client({ resultSourceMap: 'withKeyArraySelector' })
      .fetch(page, {}, { filterResponse: false })
    expect(result).toEqual({ heroes: [{ title: 'A hero of the page' }, { title: null }] })
    expect(resultSourceMap).toEqual({
      documents: [{ _id: 'page-home', _type: 'page' }],
      paths: ["$['blocks'][?(@._key=='b1')]['title']"],
      mappings: {
        "$['heroes'][0]['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
      },
    })
    if (resultSourceMap === undefined) throw new Error('no map')
    expect(
      resolveEditInfo({ studioUrl: '/studio', resultSourceMap, resultPath: ['heroes', 0, 'title'] }),
    ).toMatchObject({ id: 'page-home', type: 'page', path: ['blocks', { _key: 'b1' }, 'title'] })
  })

  it('comes only when asked for, and an unknown wish is refused', async () => {
    expect(await lake.client().fetch(page, {}, { filterResponse: false })).not.toHaveProperty(
      'resultSourceMap',
    )
    const url = `${lake.url}/v2026-05-04/data/query/production?query=1&resultSourceMap=yes`
    expect((await fetch(url)).status).toBe(400)
  })
})
