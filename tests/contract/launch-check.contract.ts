import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkLaunch } from '#scripts/start/check-launch.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { appendEntry } from '#tests/support/lake/append-entry.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { runProgram, runScript } from '#tests/support/process.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { seededLakeEnv } from '#tests/support/site/site-build.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake(await seededLakeEnv('http://localhost:9'))
})

afterAll(async () => {
  await lake.stop()
})

const env = (more: Readonly<Record<string, string>> = {}) => ({
  LAKE_URL: lake.url,
  SANITY_API_WRITE_TOKEN: writeToken,
  ...more,
})

/** Runs the program behind `npm run launch:check`. */
async function launchCheck(more: Readonly<Record<string, string>> = {}) {
  const { code, output } = await runProgram(['content/launch-check.ts'], env(more))
  return { code, lines: output.trim().split('\n') }
}

const namesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /user disable (\S+)$/.exec(line)?.[1] ?? [])

const wordings = z.array(z.looseObject({ wording: z.array(z.looseObject({ value: z.looseObject({}) })) }))

/** What a firm that goes live changes in a document of the starting content. */
function readied(document: { _id: string } & Record<string, unknown>): Record<string, unknown> {
  const own = document['isSample'] === true ? { isSample: false } : {}
  if (document._id === 'entity') return { ...own, licenceNumber: '123/45' }
  if (document._id !== 'riskWarning') return own
  const texts = wordings.parse(document['texts']).map((text) => ({
    ...text,
    wording: text.wording.map((item) => ({ ...item, value: { ...item.value, status: 'verified' } })),
  }))
  return { ...own, texts, nextDue: '2099-12-31' }
}

const overdue = ({ _id }: { _id: string }) => (_id === 'legal-terms' ? { reviewDue: '2026-01-01' } : {})

describe('the launch check', () => {
  it('names the sample firm, figure and papers, the unconfirmed sentences and the demo users of a new site', async () => {
    const { code, lines } = await launchCheck({ DEMO_PASSWORD: 'set' })
    expect(code).toBe(1)
    for (const finding of [
      /entity: the firm and its licence 000\/00 are a sample/,
      /riskWarning: the loss percentage 74\.5 is a sample/,
      /riskWarning: format B in Deutsch awaits/,
      /legal-risk-disclosure: is marked as a sample/,
      /DEMO_PASSWORD: is set/,
      /user compliance-1: is a demo user/,
    ]) {
      expect(
        lines.some((line) => finding.test(line)),
        String(finding),
      ).toBe(true)
    }
    expect(lines.at(-1)).toBe(`${lines.length - 1} findings forbid going live`)
    expect(namesOf(lines)).toHaveLength(6)
  })

  it('is what a start with DEPLOYMENT=live refuses with', async () => {
    const { lines } = await launchCheck()
    vi.stubEnv('LAKE_URL', lake.url)
    vi.stubEnv('SANITY_API_WRITE_TOKEN', writeToken)
    vi.stubEnv('DEMO_PASSWORD', '')
    try {
      await expect(checkLaunch()).rejects.toThrow(`DEPLOYMENT=live does not start.\n${lines.join('\n')}`)
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it('names what nobody signed, an overdue review and a slip of the content, and is done with a site made ready', async () => {
    const client = lake.client()
    const { bySeed } = z
      .object({ bySeed: z.array(z.string()) })
      .parse(await client.request({ url: '/data/in-force/production' }))
    expect(bySeed).toContain('riskWarning')
    const first = await launchCheck()
    for (const id of bySeed) {
      expect(first.lines).toContain(
        `✗ ${id}: is approved as starting content, by nobody: ask for approval of it and have it signed`,
      )
    }
    const documents = z
      .array(z.looseObject({ _id: z.string(), _type: z.string() }))
      .parse(await client.fetch('*[_id in $bySeed]', { bySeed }))
    for (const document of documents) {
      await agreed(lake).put({ ...document, ...readied(document), ...overdue(document) })
    }
    const pages = z.array(z.string()).parse(await client.fetch('*[isSample == true]._id'))
    const others = client.transaction()
    for (const id of pages) others.patch(id, (patch) => patch.set({ isSample: false }))
    await others.patch('page-de-about-intro', (patch) => patch.set({ title: 'Lorem ipsum' })).commit()
    const { code, lines } = await launchCheck()
    expect(code).toBe(1)
    expect(lines.filter((line) => !/^✗ user |findings forbid/.test(line))).toEqual([
      '✗ legal-terms: its review was due on 2026-01-01',
      expect.stringMatching(/^✗ page-de-about-intro title: .*is no text/),
    ])

    await agreed(lake).set('legal-terms', { reviewDue: '2099-12-31' })
    await client.patch('page-de-about-intro').set({ title: 'Über uns' }).commit()
    for (const name of namesOf((await launchCheck()).lines)) {
      await runScript(['lake/cli.ts', 'user', 'disable', name], env({ DATA_DIR: lake.dataDir }))
    }
    expect(await launchCheck()).toEqual({ code: 0, lines: ['✓ Nothing forbids going live'] })
  }, 300_000)

  it('names what was published past the approvals', async () => {
    const published = z
      .looseObject({ _type: z.string() })
      .parse(await lake.client().fetch('*[_id == "riskWarning"][0]'))
    await lake.close()
    appendEntry(lake, { author: 'm1', documents: { riskWarning: { ...published, lossPercentage: 1 } } })
    await lake.start()
    expect(await launchCheck()).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^✗ riskWarning: "riskWarning" was published by m1 .*without what its policy asks/,
        ),
        '1 findings forbid going live',
      ],
    })
  })
})
