import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePicture } from '#tests/support/files.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake({ LAKE_HOURLY_DOCUMENTS: '5', LAKE_HOURLY_MEGABYTES: '1' })
})
afterAll(() => lake.stop())

const as = (name: string) => signInAs(lake.url, name)
const send = (token: string, ids: readonly string[], { query = '', text = 'x' } = {}) =>
  fetch(`${lake.url}/v2026-05-04/data/mutate/production${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      mutations: ids.map((id) => ({
        createOrReplace: { _id: `drafts.${id}`, _type: 'banner', internal: text },
      })),
    }),
  })
const upload = (token: string, bytes: Uint8Array<ArrayBuffer>) =>
  fetch(`${lake.url}/v2026-05-04/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: bytes,
  })

describe('what somebody may write in an hour', () => {
  it('is so many documents: what was begun is finished, and the next is told when to come again', async () => {
    const token = await as('marketer')
    expect((await send(token, ['a', 'b', 'c', 'd'])).status).toBe(200)
    expect((await send(token, ['e', 'f', 'g'])).status).toBe(200)
    const refused = await send(token, ['h'])
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(
        /^\S.* has changed 5 documents \(LAKE_HOURLY_DOCUMENTS\) within an hour.*Try again in \d+ minutes/,
      ),
    })
    expect(await lake.client({ perspective: 'raw' }).getDocument('drafts.h')).toBeUndefined()
    expect((await upload(token, new Uint8Array(await samplePicture('png')))).status).toBe(429)
  })

  it('is counted for each person apart, and not for the token of the operator', async () => {
    const other = await as('translator-de')
    expect((await send(other, ['i'])).status).not.toBe(429)
    for (let round = 0; round < 4; round += 1)
      expect((await send(writeToken, ['j', 'k', 'l'])).status).toBe(200)
  })

  it('is so many bytes, of changes and of files', async () => {
    const token = await as('compliance-1')
    expect((await send(token, ['m'], { text: 'long '.repeat(150_000) })).status).toBe(200)
    expect((await send(token, ['m'], { text: 'long '.repeat(150_000) })).status).toBe(200)
    const refused = await send(token, ['m'])
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('1 MB (LAKE_HOURLY_MEGABYTES)'),
    })
    // A look at what would happen writes nothing.
    expect((await send(token, ['m'], { query: '?dryRun=true' })).status).toBe(200)
  })
})
