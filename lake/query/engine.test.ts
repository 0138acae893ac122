import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { createLogger } from '#common/log/logger.ts'
import { Dataset } from '#lake/store/dataset.ts'
import { QueryEngine } from './engine.ts'
import { processPools } from './pool/pools.ts'

const engine = new QueryEngine(processPools(createLogger(), tmpdir()))
afterAll(() => engine.stop())

/** A dataset of a past instant: it is in memory only. */
function pastDataset(id: number): Dataset {
  const dataset = new Dataset({ id, name: 'past', aclMode: 'public' }, { sequence: 1, hash: '', time: '' }, 1)
  for (let at = 0; at < 1_200; at++) {
    const time = '2026-01-01T00:00:00Z'
    const fields = { title: `number ${at} of ${-id}`, _rev: 'r', _createdAt: time, _updatedAt: time }
    dataset.load({ _id: `doc-${String(at).padStart(4, '0')}`, _type: 'doc', ...fields })
  }
  return dataset
}

const ask = async (dataset: Dataset, query: string) => {
  const request = { query, params: {}, identity: 'me', projectId: 'local', dataset: 'past' }
  const fields = await engine.answer(
    dataset,
    'published',
    { audience: 'member', pool: 'member', holder: 'me' },
    request,
  )
  const parsed: unknown = JSON.parse(
    `{${typeof fields === 'string' ? fields : new TextDecoder().decode(fields)}}`,
  )
  return parsed
}

it('asks past datasets as the present one, at once and in processes, more of them than a process keeps', async () => {
  const past = Array.from({ length: 7 }, (_, at) => pastDataset(-1 - at))
  for (const dataset of [...past, ...past]) {
    expect(await ask(dataset, '*[_id == "doc-0007"][0].title')).toMatchObject({
      result: `number 7 of ${-dataset.id}`,
    })
    expect(await ask(dataset, `*[title match "11*"][0].title`)).toMatchObject({
      result: `number 11 of ${-dataset.id}`,
    })
  }
  const answers = await Promise.all(past.map((dataset) => ask(dataset, 'count(*[title match "number"])')))
  expect(answers).toEqual(past.map(() => expect.objectContaining({ result: 1_200 })))
})
