import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkLaunch } from '#scripts/start/check-launch.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { runScript } from '#tests/support/process.ts'
import { startSeededLake } from '#tests/support/site/site-build.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startSeededLake('http://localhost:9')
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
  const child = spawn(process.execPath, ['content/launch-check.ts'], {
    env: { NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', ...env(more) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

const namesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /user disable (\S+)$/.exec(line)?.[1] ?? [])

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

  it('is done with a site made ready, and names an overdue review and a slip of the content there', async () => {
    const client = lake.client()
    for (const name of namesOf((await launchCheck()).lines)) {
      await runScript(['lake/cli.ts', 'user', 'disable', name], env({ DATA_DIR: lake.dataDir }))
    }
    const samples = z.array(z.string()).parse(await client.fetch('*[isSample == true]._id'))
    const texts = z
      .array(z.looseObject({ wording: z.array(z.looseObject({ value: z.looseObject({}) })) }))
      .parse(await client.fetch('*[_id == "riskWarning"][0].texts'))
    const verified = texts.map((text) => ({
      ...text,
      wording: text.wording.map((item) => ({ ...item, value: { ...item.value, status: 'verified' } })),
    }))
    const ready = client.transaction()
    for (const id of samples) ready.patch(id, (patch) => patch.set({ isSample: false }))
    ready.patch('entity', (patch) => patch.set({ licenceNumber: '123/45' }))
    ready.patch('riskWarning', (patch) => patch.set({ texts: verified, nextDue: '2099-12-31' }))
    await ready.commit()
    expect(await launchCheck()).toEqual({ code: 0, lines: ['✓ Nothing forbids going live'] })

    await client
      .transaction()
      .patch('legal-terms', (patch) => patch.set({ reviewDue: '2026-01-01' }))
      .patch('page-de-about-intro', (patch) => patch.set({ title: 'Lorem ipsum' }))
      .commit()
    const { code, lines } = await launchCheck()
    expect(code).toBe(1)
    expect(lines).toEqual([
      '✗ legal-terms: its review was due on 2026-01-01',
      expect.stringMatching(/^✗ page-de-about-intro title: .*is no text/),
      expect.stringMatching(/findings forbid going live$/),
    ])
  })
})
