import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  agreedFigure,
  caughtUp,
  homesWithout,
  publishFigure,
  readAgain,
} from '#tests/support/site/figures.ts'
import { interleave } from '#tests/support/site/interleave.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'
import { sendWebhook } from '#tests/support/signed.ts'
import { isSweep } from '#tests/support/sample.ts'

const count = isSweep ? 1_000 : 6
/** Of Next's own cache: it shows soon enough that it loses. */
const countOfStock = 100

describe('a publish', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSiteOn(openTestLake)
  }, 600_000)
  afterAll(() => site?.stop())

  it('shows on the very next request of every language, written as the language does', async () => {
    for (const figure of [71.25, 68, 80.5]) {
      await publishFigure(site, figure)
      expect(await homesWithout(site, figure)).toEqual([])
    }
  })

  it(
    `inside a running render is not lost, and the next request shows it: ${count} times`,
    async () => {
      const { late, lost, inside } = await interleave(site, count)
      expect(inside).toBeGreaterThan(count / 4)
      expect({ late, lost }).toEqual({ late: [], lost: [] })
    },
    count * 15_000,
  )

  it('costs one question to the lake, however many readers wait', async () => {
    await readAgain(site)
    const before = site.proxy.queries()
    await publishFigure(site, 66)
    const pages = await Promise.all(Array.from({ length: 50 }, () => site.text('/')))
    expect(pages.filter((html) => html.includes('66%'))).toHaveLength(50)
    expect(site.proxy.queries() - before).toBe(1)
  })

  it('is read once, when the log that the site was just being compared with tells of it as well', async () => {
    await site.text('/')
    const publish = await agreedFigure(site, 67)
    await readAgain(site)
    const before = site.proxy.queries()
    const published = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    site.proxy.beforeLog = async () => {
      asked.resolve()
      await published.promise
    }
    // A sender with a wrong clock has the site ask the log how far it is.
    await sendWebhook(site.url, '{"documents":[]}', { at: Date.now() - 86_400_000 })
    await asked.promise
    await publish()
    await caughtUp(site.lake)
    await readAgain(site)
    const compared = site.proxy.logAnswers()
    published.resolve()
    while (site.proxy.logAnswers() === compared) await sleep(20)
    await readAgain(site)
    expect(await site.text('/')).toContain('67%')
    expect(site.proxy.queries() - before).toBe(1)
  })
})

/** A second build for the comparison alone; `npm run bench publish` has it too. */
describe.skipIf(!isSweep)('a publish with the page cache of Next itself', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSiteOn(openTestLake, { variant: 'stock' })
  }, 600_000)
  afterAll(() => site?.stop())

  it(
    'is lost inside a running render, which is why there is one of our own',
    async () => {
      const { lost, inside } = await interleave(site, countOfStock)
      expect(inside).toBeGreaterThan(countOfStock / 4)
      expect(lost.length).toBeGreaterThan(0)
    },
    countOfStock * 15_000,
  )
})
