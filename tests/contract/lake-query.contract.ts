import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymousClient, readToken, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
  const client = lake.client()
  await client
    .transaction()
    .create({ _id: 'person-b', _type: 'person', name: 'Ben', age: 40 })
    .create({
      _id: 'person-a',
      _type: 'person',
      name: 'Ada',
      age: 36,
      friend: { _type: 'reference', _ref: 'person-b' },
    })
    .create({ _id: 'drafts.person-a', _type: 'person', name: 'Ada, drafted', age: 36 })
    .create({ _id: 'drafts.person-c', _type: 'person', name: 'Secret' })
    .create({ _id: 'versions.r1.person-b', _type: 'person', name: 'Ben, in a release' })
    .create({ _id: '_.releases.r1', _type: 'system.release', name: 'r1' })
    .commit()
})

afterAll(() => lake.stop())

const names = '*[_type == "person"].name'

describe('queries', () => {
  it('come in _id order, with parameters, references and projections', async () => {
    const client = lake.client()
    expect(await client.fetch(names)).toEqual(['Ada', 'Ben'])
    expect(await client.fetch('*[_id == $id][0]{name, "friend": friend->name}', { id: 'person-a' })).toEqual({
      name: 'Ada',
      friend: 'Ben',
    })
    expect(
      await client.fetch('*[_id in $ids && age > $age]._id', { ids: ['person-a', 'person-b'], age: 36 }),
    ).toEqual(['person-b'])
    expect(await client.fetch('count(*[_type in ["person", "page"]])')).toBe(2)
  })

  it('answer null and [] for nothing', async () => {
    expect(await lake.client().fetch('*[_id == "nobody"][0]')).toBeNull()
    expect(await lake.client().fetch('*[_type == "nothing"]')).toEqual([])
  })

  it('beyond what an address can hold come by POST', async () => {
    const filler = 'x'.repeat(12_000)
    expect(await lake.client().fetch(`${names} // ${filler}`)).toEqual(['Ada', 'Ben'])
  })

  it('search all texts of a document, as the lists of the Studio do', async () => {
    const search = '*[_type == "person" && [@, _id] match text::query($q)]._id'
    expect(await lake.client().fetch(search, { q: 'ad*' })).toEqual(['person-a'])
    expect(await lake.client().fetch(search, { q: '*' })).toEqual(['person-a', 'person-b'])
  })

  it('echo the query unless asked not to', async () => {
    const url = `${lake.url}/v2026-05-04/data/query/production?query=${encodeURIComponent('1+1')}`
    expect(await (await fetch(url)).json()).toMatchObject({ query: '1+1', result: 2 })
    expect(await (await fetch(`${url}&returnQuery=false`)).json()).not.toHaveProperty('query')
  })
})

describe('perspectives', () => {
  it('published shows no draft and no version', async () => {
    expect(await lake.client().fetch(names)).toEqual(['Ada', 'Ben'])
  })

  it('drafts lays drafts over what is published and says where each came from', async () => {
    const found = await lake
      .client({ perspective: 'drafts' })
      .fetch('*[_type == "person"] | order(_id) {_id, _originalId, name}')
    expect(found).toEqual([
      { _id: 'person-a', _originalId: 'drafts.person-a', name: 'Ada, drafted' },
      { _id: 'person-b', _originalId: 'person-b', name: 'Ben' },
      { _id: 'person-c', _originalId: 'drafts.person-c', name: 'Secret' },
    ])
  })

  it('a stack of releases lets the first win', async () => {
    const client = lake.client({ perspective: ['r1', 'drafts'] })
    expect(await client.fetch(names)).toEqual(['Ada, drafted', 'Ben, in a release', 'Secret'])
    expect(await lake.client({ perspective: ['r1'] }).fetch(names)).toEqual(['Ada', 'Ben, in a release'])
  })

  it('raw shows everything, and is the default of old versions only', async () => {
    expect(await lake.client({ perspective: 'raw' }).fetch('count(*[_type == "person"])')).toBe(5)
    const ask = async (version: string) => {
      const url = `${lake.url}/${version}/data/query/production?query=${encodeURIComponent('count(*[_type == "person"])')}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${readToken}` } })
      return ((await response.json()) as { result: number }).result
    }
    expect(await ask('v2021-10-21')).toBe(5)
    expect(await ask('v2025-02-19')).toBe(2)
    expect(await ask('vX')).toBe(2)
  })
})

describe('without a token', () => {
  it('nothing but published documents is there', async () => {
    const client = anonymousClient(lake)
    expect(await client.fetch('*[_type == "person"].name')).toEqual(['Ada', 'Ben'])
    expect(await client.fetch('*[_type == "system.release"]')).toEqual([])
    const old = await fetch(`${lake.url}/v1/data/query/production?query=${encodeURIComponent('*._id')}`)
    expect(((await old.json()) as { result: string[] }).result).toEqual(['person-a', 'person-b'])
    expect(await client.getDocument('drafts.person-c')).toBeUndefined()
    const exported = await (await fetch(`${lake.url}/v1/data/export/production`)).text()
    expect(exported).toContain('person-b')
    expect(exported).not.toMatch(/drafts\.|versions\.|Secret|release/)
  })

  it.each(['raw', 'drafts', 'previewDrafts', 'r1,drafts'])(
    'the perspective %s is refused',
    async (perspective) => {
      const url = `${lake.url}/v2026-05-04/data/query/production?query=*&perspective=${perspective}`
      expect((await fetch(url)).status).toBe(401)
    },
  )

  it.each(['history/production/documents/person-a', 'history/production/transactions/person-a'])(
    'data/%s is refused',
    async (path) => {
      expect((await fetch(`${lake.url}/v2026-05-04/data/${path}`)).status).toBe(401)
    },
  )
})

describe('bad input', () => {
  it('a malformed query is told with its place', async () => {
    const failure = await lake
      .client()
      .fetch('*[_type == "a"')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ClientError)
    expect(failure).toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', query: '*[_type == "a"' },
    })
    expect(String(failure)).toMatch(/GROQ query parse error:[\s\S]*\^/)
  })

  it('a missing parameter is named', async () => {
    const failure = await lake
      .client()
      .fetch('*[_id == $nothing]')
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({
      statusCode: 400,
      details: { description: 'param $nothing referenced, but not provided', start: 9, end: 17 },
    })
  })

  it('an unknown dataset is 404, an unknown token 401 with the code that signs out', async () => {
    await expect(lake.client({ dataset: 'nowhere' }).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Dataset "nowhere" not found for project ID "local"'),
    })
    await expect(lake.client({ token: 'unknown' }).fetch('*')).rejects.toMatchObject({
      statusCode: 401,
      responseBody: expect.stringContaining('SIO-401-ANF'),
    })
  })

  it('an unknown perspective and an unreadable parameter are 400', async () => {
    const base = `${lake.url}/v2026-05-04/data/query/production?query=*`
    expect(
      (await fetch(`${base}&perspective=a%20b`, { headers: { authorization: `Bearer ${readToken}` } }))
        .status,
    ).toBe(400)
    expect((await fetch(`${base}&$x={`)).status).toBe(400)
  })
})

const tags = async (query: string, params = {}) =>
  (await lake.client().fetch(query, params, { filterResponse: false })).syncTags ?? []

describe('sync tags', () => {
  it('name what the query intended, also where it found nothing', async () => {
    const missing = await tags('*[_type == "page" && path == "/nowhere"][0]')
    expect(missing).toHaveLength(1)
    expect(await tags('*[_type == "page"]')).toEqual(missing)
    expect(await tags('*[_type == "person"]')).not.toEqual(missing)
    expect(await tags('*[_id == "person-a"][0]')).toHaveLength(1)
  })

  it('name what references lead to, and everything where nothing is named', async () => {
    const followed = await tags('*[_type == "person"]{"friend": friend->name}')
    expect(followed).toEqual(expect.arrayContaining(await tags('*[_id == "person-b"]')))
    expect(await tags('*[name == "Ada"]')).toEqual(await tags('*'))
  })
})

describe('an answer beyond the limit', () => {
  it('is refused, and the next one comes', async () => {
    const client = lake.client({ maxRetries: 0 })
    await client.create({
      _id: 'long',
      _type: 'long',
      text: 'x'.repeat(200_000),
      list: Array.from({ length: 20 }, (_, n) => ({ _key: String(n) })),
    })
    const wide = '*[_id == "long"][0]{"a": list[]{"b": ^.list[]{"text": ^.^.text}}}'
    expect(await client.fetch(wide).catch((error: unknown) => error)).toMatchObject({ statusCode: 413 })
    expect(await client.fetch('count(*[_type == "long"])')).toBe(1)
  })
})
