import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { operatorAt, sanityAt } from '#tests/support/sanity-cli.ts'
import { runScript } from '#tests/support/process.ts'

/** What Sanity's own CLI asks of datasets, at the lake: copies, history, schemas, backups. */

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})
afterAll(() => lake.stop())

const cli = (args: string, token?: string) => sanityAt(lake.url)(args, token)
const call = (path: string, init: RequestInit = {}, token = writeToken) =>
  fetch(`${lake.url}/v2025-09-16/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const verify = () => runScript(['lake/cli.ts', 'verify'], { DATA_DIR: lake.dataDir })

const entry = z.object({
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  documentIDs: z.array(z.string()),
  mutations: z.array(z.unknown()).optional(),
})
const transactions = async (query: string, dataset = 'production') => {
  const answer = await call(`data/history/${dataset}/transactions?${query}`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [entry.parse(JSON.parse(line))]))
}

describe('the history of a dataset', () => {
  it('lists what was written in all of it: newest first, by time, author and number', async () => {
    const client = lake.client()
    await client.create({ _id: 'h1', _type: 'note', text: 'one' })
    const { _rev: second } = await client.create({ _id: 'drafts.h2', _type: 'note', text: 'two' })
    await client.delete('h1')
    const newest = await transactions('reverse=true&limit=3&excludeContent=true')
    expect(newest.map(({ documentIDs }) => documentIDs)).toEqual([['h1'], ['drafts.h2'], ['h1']])
    expect(newest.every(({ mutations }) => mutations === undefined)).toBe(true)
    expect((await transactions(`fromTransaction=${second}`)).map(({ id }) => id)).toEqual([
      second,
      newest[0]?.id,
    ])
    expect((await transactions(`toTransaction=${second}&reverse=true&limit=1`))[0]?.id).toBe(second)
    const at = newest[1]?.timestamp ?? ''
    expect((await transactions(`fromTime=${at}&toTime=${at}`)).map(({ id }) => id)).toContain(second)
    expect(await transactions('toTime=2020-01-01T00:00:00Z')).toEqual([])
    expect(await transactions('authors=nobody')).toEqual([])
    expect((await transactions('authors=nobody,robot-write&limit=1'))[0]?.author).toBe('robot-write')
    // What was deleted is found and read again, as Sanity's guide has it.
    const gone = await call('data/history/production/documents/h1?lastRevision=true')
    expect(await gone.json()).toMatchObject({ documents: [{ text: 'one' }] })
  })

  it('needs a token, and parameters that say something', async () => {
    expect((await fetch(`${lake.url}/v1/data/history/production/transactions`)).status).toBe(401)
    for (const wrong of ['limit=few', 'fromTime=yesterday', 'reverse=maybe']) {
      const answer = await call(`data/history/production/transactions?${wrong}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/The parameter "/) })
    }
  })
})

describe('a dataset', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  it('is copied with its history by the CLI, which follows it: documents, log, pictures', async () => {
    const asset = await lake.client().assets.upload('image', pixel, { filename: 'p.png' })
    await lake
      .client()
      .create({ _id: 'c1', _type: 'note', text: 'kept', image: { asset: { _ref: asset._id } } })
    await lake.client().patch('c1').set({ text: 'changed' }).commit()
    const { code, output } = await operatorAt(lake.url)('dataset', 'copy', 'production', 'staging')
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/Job \w+ completed/) })
    const copy = lake.client({ dataset: 'staging' })
    expect(await copy.fetch('*[_id == "c1"][0]{text, "url": image.asset->url}')).toEqual({
      text: 'changed',
      url: asset.url.replace('/production/', '/staging/'),
    })
    expect((await fetch(asset.url.replace('/production/', '/staging/'))).status).toBe(200)
    const original = await transactions('')
    expect((await transactions('', 'staging')).slice(0, original.length)).toEqual(original)
    const first = original.find(({ documentIDs }) => documentIDs.includes('c1'))?.id
    const past = await call(`data/history/staging/documents/c1?revision=${first}`)
    expect(await past.json()).toMatchObject({ documents: [{ text: 'kept' }] })
    // What is written in the one is nothing to the other.
    await copy.patch('c1').set({ text: 'elsewhere' }).commit()
    expect(await lake.client().fetch('*[_id == "c1"][0].text')).toBe('changed')
    expect(await verify()).toMatch(/no faults|in order|ok/i)
  })

  it('is copied without its history, and stands after a restart', async () => {
    await lake
      .client()
      .create({ _id: '_.releases.r1', _type: 'system.release', name: 'r1' })
      .catch(() => undefined)
    const started = await cli('dataset copy production bare --skip-history --skip-content-releases --detach')
    expect(started).toMatchObject({ exitCode: 0, output: expect.stringMatching(/Job \w+ started/) })
    await expect.poll(async () => (await cli('dataset list')).output).toContain('bare')
    const count = 'count(*[_type == "note"])'
    await lake.close()
    await lake.start()
    const bare = lake.client({ dataset: 'bare' })
    expect(await bare.fetch(count)).toBe(await lake.client().fetch(count))
    const log = await transactions('', 'bare')
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ author: 'robot-write', id: expect.stringMatching(/^copy-/) })
    expect(await bare.fetch('*[_id == "c1"][0]._rev')).toBe(log[0]?.id)
    expect((await cli('dataset copy --list')).output).toMatch(/production.+bare.+completed.+false/)
    expect(await verify()).toMatch(/no faults|in order|ok/i)
    await bare.patch('c1').set({ text: 'goes on' }).commit()
  })

  it.each([
    ['production', { targetDataset: 'staging' }, 409, /already/],
    ['production', { targetDataset: 'Not so' }, 400, /no name of a dataset/],
    ['nowhere', { targetDataset: 'x1' }, 404, /not found/],
    ['production-comments', { targetDataset: 'x1' }, 403, /are for people/],
    ['production', { targetDataset: 'x1', skipContentReleases: true }, 400, /skip releases together/],
    ['production', { targetDataset: 'x1', history: false }, 400, /history/],
  ])('%s is not copied with %j', async (source, wish, status, sentence) => {
    const answer = await call(`datasets/${source}/copy`, { method: 'PUT', body: JSON.stringify(wish) })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(sentence) })
  })

  it('is shut and opened by the CLI, on record', async () => {
    expect((await cli('dataset create hidden --visibility private')).exitCode).toBe(0)
    expect((await cli('dataset visibility get hidden')).output).toBe('private')
    expect((await cli('dataset visibility set staging private')).exitCode).toBe(0)
    expect((await cli('dataset visibility get staging')).output).toBe('private')
    expect((await fetch(`${lake.url}/v1/data/query/staging?query=*`)).status).toBe(401)
    const acts = z
      .array(z.looseObject({ act: z.string(), detail: z.string() }))
      .parse(await (await call('people/acts')).json())
    expect(acts[0]).toMatchObject({ act: 'dataset.access', detail: 'staging, private' })
    expect(acts.map(({ act, detail }) => `${act}: ${detail}`)).toContain(
      'dataset.copy: production to staging, with history',
    )
  })
})

describe('schemas', () => {
  const path = 'projects/local/datasets/production/schemas'
  const list = async () => z.array(z.looseObject({ _id: z.string() })).parse(await (await call(path)).json())

  it('are deployed, listed and deleted as the CLI does, as documents of the dataset that are kept', async () => {
    // The body of `sanity schema deploy`; the CLI itself reads all of a Studio for it (sweep/sanity-schemas).
    const schemas = [
      {
        schema: [{ name: 'page', type: 'document' }],
        version: '2025-05-01',
        workspace: { name: 'my.space', title: 'Mine' },
      },
      { schema: [], version: '2025-05-01', tag: 'next', workspace: { name: 'default' } },
    ]
    const deployed = await call(path, { method: 'PUT', body: JSON.stringify({ schemas }) })
    expect(deployed.status).toBe(200)
    expect((await list()).map(({ _id }) => _id)).toEqual(['_.schemas.default.tag.next', '_.schemas.my_space'])
    await lake.close()
    await lake.start()
    const stored = await lake.client({ perspective: 'raw' }).getDocument('_.schemas.my_space')
    expect(stored).toMatchObject({
      _type: 'system.schema',
      workspace: { name: 'my.space', title: 'Mine' },
      schema: JSON.stringify(schemas[0]?.schema),
    })
    expect(await lake.client({ token: '' }).fetch('count(*[_type == "system.schema"])')).toBe(0)
    const marketer = lake.client({ token: await signInAs(lake.url, 'marketer') })
    await expect(marketer.delete('_.schemas.my_space')).rejects.toThrow(/role Administrator/)
    const remove = async (id: string): Promise<unknown> =>
      (await call(`${path}/${id}`, { method: 'DELETE' })).json()
    expect(await remove('_.schemas.my_space')).toEqual({ deleted: true })
    expect(await remove('_.schemas.my_space')).toEqual({ deleted: false })
    expect(await remove('c1')).toEqual({ deleted: false })
    expect(await list()).toHaveLength(1)
  })
})

describe('backups', () => {
  it('are those that npm run backup made; the rest is said with the way out', async () => {
    expect((await cli('backup list production')).output).toBe('No backups found.')
    const folder = await mkdtemp(join(tmpdir(), 'halyard-backups-'))
    await runScript(['scripts/backup/backup.ts', folder], { DATA_DIR: lake.dataDir })
    const { output } = await cli('backup list production')
    const id = /(\d{4}-\d{2}-\d{2}T\d{6}Z)/.exec(output)?.[1]
    expect(id).toBeDefined()
    expect((await cli('backup list production --before 2020-01-01')).output).toBe('No backups found.')
    const details = await call(`projects/local/datasets/production/backups/${id}`)
    expect(details.status).toBe(400)
    expect(await details.json()).toMatchObject({
      message: expect.stringContaining(`npm run restore -- ${folder}`),
    })
    expect((await cli('backup enable production')).output).toMatch(/npm run backup -- FOLDER/)
    await rm(folder, { recursive: true })
  })
})

describe('what one machine has not', () => {
  it.each([
    ['dataset alias create ~live production', /Datasets have no aliases here/],
    ['graphql undeploy --dataset production --tag default --force', /There is no GraphQL here/],
  ])('sanity %s says the way out', async (command, sentence) => {
    const { exitCode, output } = await cli(command)
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringMatching(sentence) })
  })

  it('lists who there is, and invites nobody by mail', async () => {
    expect((await cli('users list')).output).toContain('Administrator')
    const invited = await call('invitations/project/local', {
      method: 'POST',
      body: '{"email":"anna@example.com"}',
    })
    expect(invited.status).toBe(400)
    expect(await invited.json()).toMatchObject({
      message: expect.stringMatching(/Nobody is invited by mail here/),
    })
  })
})

describe('a parameter that nobody reads', () => {
  const mutations = JSON.stringify({ mutations: [{ create: { _id: 'stray', _type: 'note' } }] })
  it.each([
    ['POST', 'data/mutate/production?dryrun=true', 'dryrun'],
    ['POST', 'data/actions/production?dry=true', 'dry'],
    ['GET', 'data/query/production?query=*&perspectve=drafts', 'perspectve'],
    ['GET', 'data/doc/production/c1?exclude=true', 'exclude'],
    ['GET', 'data/export/production?type=note', 'type'],
    ['GET', 'data/history/production/transactions?from=x', 'from'],
    ['GET', 'data/history/production/documents/c1?rev=x', 'rev'],
  ])('%s %s is refused by name, and nothing is written', async (method, path, name) => {
    const body = path.includes('actions')
      ? JSON.stringify({ actions: [{ actionType: 'sanity.action.document.discard', draftId: 'drafts.c1' }] })
      : mutations
    const answer = await call(path, { method, ...(method === 'POST' && { body }) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining(`"${name}" is not known here`),
    })
    expect(await lake.client().getDocument('stray')).toBeUndefined()
  })

  it('two moments of the past are none', async () => {
    const answer = await call('data/history/production/documents/c1?lastRevision=true&revision=x')
    expect(answer.status).toBe(400)
  })
})

describe('another role', () => {
  it.each([
    ['PUT', 'datasets/production/copy', 'datasets'],
    ['GET', 'projects/local/datasets/copy', 'datasets'],
    ['PATCH', 'datasets/production', 'datasets'],
    ['GET', 'projects/local/datasets/production/schemas', 'schemas'],
    ['PUT', 'projects/local/datasets/production/schemas', 'schemas'],
    ['GET', 'projects/local/datasets/production/backups', 'backups'],
  ])('is refused %s %s in words', async (method, path, what) => {
    const compliance = await signInAs(lake.url, 'compliance-1')
    const answer = await call(path, { method, ...(method !== 'GET' && { body: '{}' }) }, compliance)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(`Compliance may not manage ${what}`),
    })
  })
})
