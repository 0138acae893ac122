import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readToken, type TestLake, writeToken, startTestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})

afterAll(() => lake.stop())

function send(method: string, path: string, token = writeToken, body?: string) {
  return fetch(`${lake.url}/v2026-05-04/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
}

describe('datasets', () => {
  it('are created, listed and deleted by an administrator alone', async () => {
    const path = 'projects/local/datasets/other'
    expect((await send('PUT', path, readToken)).status).toBe(403)
    expect(await (await send('PUT', path, writeToken, '{"aclMode":"private"}')).json()).toEqual({
      datasetName: 'other',
      aclMode: 'private',
    })
    const client = lake.client({ dataset: 'other' })
    await client.create({ _id: 'a', _type: 'note' })
    expect(await client.fetch('count(*)')).toBe(1)
    expect(await lake.client().fetch('count(*)')).toBe(0)
    const anonymous = `${lake.url}/v2026-05-04/data/query/other?query=*`
    expect((await fetch(anonymous)).status).toBe(401)
    expect(await lake.client().datasets.list()).toEqual([
      expect.objectContaining({ name: 'production' }),
      expect.objectContaining({ name: 'other', aclMode: 'private' }),
    ])
    expect(await (await send('DELETE', path)).json()).toEqual({ deleted: true })
    expect((await send('GET', 'data/query/other?query=*')).status).toBe(404)
    await send('PUT', path)
    expect(await lake.client({ dataset: 'other' }).fetch('count(*)')).toBe(0)
  })

  it('have proper names; that of the site stays', async () => {
    expect((await send('PUT', 'projects/local/datasets/Not%20so')).status).toBe(400)
    expect((await send('DELETE', 'projects/local/datasets/production')).status).toBe(403)
    expect((await send('PUT', 'projects/elsewhere/datasets/other')).status).toBe(404)
  })
})

describe('an export', () => {
  it('holds every document, one a line', async () => {
    const client = lake.client()
    await client.mutate(
      Array.from({ length: 450 }, (_, n) => ({ create: { _id: `drafts.e${n}`, _type: 'exported', n } })),
      { returnDocuments: false },
    )
    const lines = (await (await send('GET', 'data/export/production?types=exported')).text())
      .trimEnd()
      .split('\n')
    expect(lines).toHaveLength(450)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ _id: 'drafts.e0', n: 0 })
  })
})

describe('a restart', () => {
  it('keeps documents, history and the place in the log', async () => {
    const client = lake.client()
    const { _rev } = await client.create({ _id: 'kept', _type: 'note', text: 'before' })
    await client.patch('kept').set({ text: 'after' }).commit()
    const sequence = async () => (await send('GET', 'data/sequence/production')).json()
    const before = await sequence()
    await lake.close()
    await lake.start()
    expect(await client.fetch('*[_id == "kept"][0].text')).toBe('after')
    expect(await sequence()).toEqual(before)
    const old = await send('GET', `data/history/production/documents/kept?revision=${_rev}`)
    expect(await old.json()).toMatchObject({ documents: [{ text: 'before' }] })
  })

  it('tells in one line when the port is taken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-port-'))
    await writeFile(join(folder, 'marker'), 'kept')
    const second = startTestLake({ DATA_DIR: folder, LAKE_URL: lake.url })
    await expect(second).rejects.toThrow(/ended with 1: The port of LAKE_URL is in use\. Stop .+\n$/)
    expect(await readFile(join(folder, 'marker'), 'utf8')).toBe('kept')
    await rm(folder, { recursive: true })
  })

  it('is refused while another lake works on the same data', async () => {
    const second = startTestLake({ DATA_DIR: lake.dataDir })
    await expect(second).rejects.toThrow(/ended with 1: Another lake works on the data in .+DATA_DIR\.\n$/)
    expect(await lake.client().fetch('*[_id == "kept"][0].text')).toBe('after')
  })

  it('is refused with rules that cannot be followed: a rule ignored is a guard lost', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-rules-'))
    const rule = { path: 'title', rule: 'beautiful', message: 'Make it so.' }
    await writeFile(join(folder, 'rules.json'), JSON.stringify({ version: 1, types: { page: [rule] } }))
    const started = startTestLake({ DATA_DIR: folder })
    await expect(started).rejects.toThrow(
      /ended with 1: The rules in .+ cannot be followed: types\.page\.0\.rule: .+\n$/,
    )
    await rm(folder, { recursive: true })
  })
})
