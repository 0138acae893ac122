import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountCalls, startAccountCalls } from '#tests/support/broker/account-calls.ts'
import { writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { sendWebhook } from '#tests/support/signed.ts'
import { caughtUp, publishFigure, showsFigure } from '#tests/support/site/figures.ts'
import { cookiesOf } from '#tests/support/site/preview.ts'

/** Record 62: what was made with the old secret stays good while both are given, and nothing of it afterwards. */

const [newSecret, oldSecret] = ['new'.repeat(16), 'old'.repeat(16)]
const env: Record<string, string> = { SESSION_SECRET: oldSecret }
let calls: AccountCalls

beforeAll(async () => {
  calls = await startAccountCalls(0, env)
}, 600_000)
afterAll(() => calls?.stop())

const restart = async (settings: Record<string, string>): Promise<void> => {
  Object.assign(env, settings)
  await calls.site.stopSite()
  await calls.site.startSite()
}

const isSignedIn = async (cookie: string): Promise<boolean> => {
  const answer = await fetch(`${calls.site.url}/api/session`, { headers: { cookie } })
  return (await answer.json()).signedIn
}

describe('a secret that is changed', () => {
  it('signs nobody out, and a change of password ends the sessions of both', async () => {
    const email = 'rotation@example.org'
    const before = cookiesOf(await calls.register(email))
    await restart({ SESSION_SECRET: `${newSecret},${oldSecret}` })
    expect(await isSignedIn(before)).toBe(true)
    const after = cookiesOf(await calls.ask('W201', { email, password: 'harbour7', isSave: 0 }))
    await restart({ SESSION_SECRET: newSecret })
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true])

    await restart({ SESSION_SECRET: `${newSecret},${oldSecret}` })
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([true, true])
    await calls.ask('W204', { email })
    const encoded = btoa('harbour8')
    const pin = await calls.sandbox.pin(email)
    const changed = await calls.ask('W205', { email, pin, password: encoded, reenterPassword: encoded })
    expect(changed.envelope.res).toBe(1)
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, false])
  }, 300_000)

  it('loses no publish: the site takes what either signs', async () => {
    const lakeSecret = 'revalidate-secret-of-the-tests-0123456789'
    await restart({ REVALIDATE_SECRET: `${newSecret},${lakeSecret}` })
    await publishFigure(calls.site, 68.25)
    await caughtUp(calls.site.lake)
    expect(showsFigure(await calls.site.text('/'), '68.25')).toBe(true)
    for (const [secret, status] of [
      [newSecret, 400],
      [lakeSecret, 400],
      ['gone'.repeat(12), 401],
    ] as const) {
      // Signed, but no list of documents: the signature is looked at first.
      const sent = await sendWebhook(calls.site.url, '[]', { secret })
      expect([secret, sent.status]).toEqual([secret, status])
    }
  }, 120_000)

  it('lets the site compare itself with the log of the lake all the while', async () => {
    const REVALIDATE_SECRET = `${newSecret},${oldSecret}`
    const lake = await openTestLake({ REVALIDATE_SECRET })
    const settings = { REVALIDATE_SECRET, SESSION_SECRET: newSecret, LAKE_URL: lake.url }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    // Settings are read once, and may have been for a file before this one.
    vi.resetModules()
    const { lakeChangesSince, lakeSequence } = await import('#web/content/lake/lake-sequence.ts')
    try {
      await lake.client().create({ _type: 'note' })
      const position = await lakeSequence(5_000)
      expect(position).toBeGreaterThan(0)
      const since = await lakeChangesSince({ position: 0, transaction: '' }, 5_000)
      expect(since.place.position).toBe(position)
    } finally {
      vi.unstubAllEnvs()
      await lake.stop()
    }
  })
})

describe('a token that is changed', () => {
  it('is taken old and new, and the old one no more when it is gone', async () => {
    const both = await openTestLake({ SANITY_API_WRITE_TOKEN: `${newSecret},${writeToken}` })
    const alone = await openTestLake({ SANITY_API_WRITE_TOKEN: newSecret })
    try {
      for (const token of [newSecret, writeToken]) {
        expect(await both.client({ token }).create({ _type: 'note' })).toMatchObject({ _type: 'note' })
      }
      expect(await alone.client({ token: newSecret }).create({ _type: 'note' })).toMatchObject({
        _type: 'note',
      })
      await expect(alone.client({ token: writeToken }).create({ _type: 'note' })).rejects.toThrow()
    } finally {
      await Promise.all([both.stop(), alone.stop()])
    }
  })
})
