import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
  await lake
    .client()
    .transaction()
    .create({ _id: 'person-b', _type: 'person', name: 'Ben' })
    .create({
      _id: 'person-a',
      _type: 'person',
      name: 'Ada',
      friend: { _type: 'reference', _ref: 'person-b' },
    })
    .create({ _id: 'versions.r1.person-b', _type: 'person', name: 'Ben, in a release' })
    .create({ _id: '_.releases.r1', _type: 'system.release', name: 'r1' })
    .commit()
})

afterAll(() => lake.stop())

const found = (q: string) =>
  lake.client().fetch<string[]>('*[_type == "note" && @ match text::query($q)]._id', { q })
const inFields = (filter: string) => lake.client().fetch<string[]>(`*[_type == "note" && ${filter}]._id`)

describe('text queries', () => {
  beforeAll(async () => {
    await lake
      .client()
      .transaction()
      .create({
        _id: 'note-1',
        _type: 'note',
        title: 'Margin call',
        body: { text: 'The margin call comes early' },
      })
      .create({ _id: 'note-2', _type: 'note', title: 'A call on margin', tags: ['risk', 'costs'] })
      .create({ _id: 'note-3', _type: 'note', title: 'Spread and commission', tags: ['costs'] })
      .commit()
  })

  it.each([
    ['margin', ['note-1', 'note-2']],
    ['comm*', ['note-3']],
    ['margin call', ['note-1', 'note-2']],
    ['"margin call"', ['note-1']],
    ['"margin ca*"', ['note-1']],
    ['costs -spread', ['note-2']],
    ['-margin', ['note-3']],
    ['margin -"call comes"', ['note-2']],
    ['nothing', []],
  ])('%s', async (q, ids) => {
    expect(await found(q)).toEqual(ids)
  })

  it('rank by what is found where, as the Studio asks for it', async () => {
    const query =
      '*[_type == "note" && [@, _id] match text::query($q)] | score(boost(title match text::query($q), 5), @ match text::query($q)) | order(_score desc){_id, _score}'
    const ranked = await lake.client().fetch<{ _id: string; _score: number }[]>(query, { q: 'costs' })
    expect(ranked.map(({ _id }) => _id)).toEqual(['note-2', 'note-3'])
    const spread = await lake.client().fetch<{ _id: string; _score: number }[]>(query, { q: 'call margin' })
    expect(spread[0]?._id).toBe('note-1')
    expect(spread[0]?._score).toBeGreaterThan(5)
  })

  it('look into single fields and lists', async () => {
    expect(await inFields('title match text::query("\\"margin call\\"")')).toEqual(['note-1'])
    expect(await inFields('[title, tags] match text::query("costs -commission")')).toEqual([])
    expect(await inFields('tags match text::query("costs -risk")')).toEqual(['note-3'])
  })
})

describe('functions', () => {
  it.each<[string, unknown]>([
    ['documents::get("person-a").name', 'Ada'],
    ['documents::get({"_ref": "person-a"}).name', 'Ada'],
    ['documents::get("nobody")', null],
    ['*[_type == "person"]{"n": documents::incomingRefCount()}.n', [0, 1]],
    ['*[_id == "person-a"][0]{"n": documents::incomingGlobalDocumentReferenceCount()}.n', 0],
    ['user::attributes()', {}],
    ['releases::all()[].name', ['r1']],
    ['[sanity::projectId(), sanity::dataset()]', ['local', 'production']],
    ['*[_type == "person" && references("person-b")]._id', ['person-a']],
    ['*[_type == "person"]{"by": *[references(^._id)]._id}.by', [[], ['person-a']]],
  ])('%s', async (query, result) => {
    expect(await lake.client().fetch(query)).toEqual(result)
  })

  it('that depend on the version of a document', async () => {
    const raw = lake.client({ perspective: 'raw' })
    expect(await raw.fetch('*[sanity::versionOf("person-b")]._id')).toEqual([
      'person-b',
      'versions.r1.person-b',
    ])
    expect(await raw.fetch('*[sanity::partOfRelease("r1")]._id')).toEqual(['versions.r1.person-b'])
  })

  it.each([
    'geo::distance(a, b)',
    'text::semanticSimilarity("a")',
    'media::aspect(a, "b")',
    'sanity::partOfVariant("a")',
    'no::such()',
  ])('%s is refused by name', async (call) => {
    const refused: unknown = await lake
      .client()
      .fetch(`*[${call}]`)
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
    expect(String(refused)).toContain(call.slice(call.indexOf('::') + 2, call.indexOf('(')))
  })
})

describe('a listener', () => {
  it('may ask with text queries and functions', async () => {
    const client = lake.client()
    const heard: string[] = []
    const query =
      '*[_type == "note" && @ match text::query("\\"stop loss\\" -gap") && documents::incomingRefCount() == 0]'
    const ready = Promise.withResolvers<undefined>()
    const subscription = client.listen(query, {}, { events: ['welcome', 'mutation'] }).subscribe((event) => {
      if (event.type === 'welcome') ready.resolve(undefined)
      if (event.type === 'mutation') heard.push(event.documentId)
    })
    await ready.promise
    await client.create({ _id: 'note-4', _type: 'note', title: 'A stop loss with a gap' })
    await client.create({ _id: 'note-5', _type: 'note', title: 'The loss of a stop' })
    await client.create({ _id: 'note-6', _type: 'note', title: 'A stop loss' })
    await expect.poll(() => heard).toEqual(['note-6'])
    subscription.unsubscribe()
  })
})
