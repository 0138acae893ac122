import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { operatorAt } from '#tests/support/sanity-cli.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})
afterAll(() => lake.stop())

it('the schema of the Studio is deployed, listed and deleted by Sanity’s own CLI, which reads all of it each time', async () => {
  const sanity = operatorAt(lake.url)
  expect(await sanity('schema', 'deploy')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Deployed 1\/1 schemas/),
  })
  expect((await sanity('schema', 'list')).output).toMatch(/_\.schemas\.default.+default.+production/)
  const stored = await lake.client({ perspective: 'raw' }).getDocument('_.schemas.default')
  expect(stored?.['schema']).toContain('"name":"page"')
  const deleted = await sanity('schema', 'delete', '--ids', '_.schemas.default', '--yes')
  expect(deleted).toMatchObject({ code: 0, output: expect.stringMatching(/Successfully deleted 1\/1/) })
  expect((await sanity('schema', 'list')).output).toMatch(/No schemas found/)
}, 600_000)
