import { describe, expect, it } from 'vitest'
import { type SessionEnd, signInAddress, withSessionEnd } from './session-end.ts'

const me = 'http://localhost:3333/v1/users/me'
const token = { headers: { authorization: 'Bearer x' } }
const refusal = (errorCode?: string) => () => Response.json({ errorCode }, { status: 401 })

/** What a request left the Studio for, and whether it was answered. */
async function sent(answer: () => Response, address: string, init: RequestInit) {
  const left: SessionEnd[] = []
  const fetch = withSessionEnd(
    () => Promise.resolve(answer()),
    { signOuts: 0 },
    (why) => left.push(why),
  )
  const answered = fetch(address, init).then(() => true)
  const isAnswered = await Promise.race([
    answered,
    new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), 20)
    }),
  ])
  return { left, isAnswered }
}

describe('a session that is over', () => {
  it.each([
    ['that an administrator ended', refusal('SIO-401-ANF'), me, 'ended'],
    ['that has run out', refusal('SIO-401-AEX'), me, 'expired'],
    ['that was signed out of', () => new Response(null, { status: 204 }), `${me}/../../auth/logout`, 'out'],
  ] as const)('%s leaves the Studio without an answer', async (_what, answer, address, why) => {
    expect(await sent(answer, address, token)).toEqual({ left: [why], isAnswered: false })
  })

  it.each([
    ['a request without a token', refusal('SIO-401-ANF'), me, {}],
    ['a right that needs a token', refusal(), me, token],
    ['an answer', () => Response.json({}), me, token],
    ['another refusal', () => Response.json({}, { status: 403 }), me, token],
  ] as const)('is not told by %s', async (_what, answer, address, init) => {
    expect(await sent(answer, address, init)).toEqual({ left: [], isAnswered: true })
  })

  it('was signed out of, too, where another client hears of it first; not after a sign-out that failed', async () => {
    const left: SessionEnd[] = []
    const { promise: signedOut, reject } = Promise.withResolvers<Response>()
    const session = { signOuts: 0 }
    const leave = (why: SessionEnd) => left.push(why)
    const signsOut = withSessionEnd(() => signedOut, session, leave)
    const fetch = withSessionEnd(() => Promise.resolve(refusal('SIO-401-ANF')()), session, leave)
    const out = signsOut('http://localhost:3333/v1/auth/logout', { method: 'POST', ...token })
    void fetch(me, token)
    await expect.poll(() => left).toEqual(['out'])
    reject(new Error('no line'))
    await expect(out).rejects.toThrow('no line')
    void fetch(me, token)
    await expect.poll(() => left).toEqual(['out', 'ended'])
  })

  it('knows the token of a request as well', async () => {
    const left: SessionEnd[] = []
    const fetch = withSessionEnd(
      () => Promise.resolve(refusal('SIO-401-ANF')()),
      { signOuts: 0 },
      (why) => left.push(why),
    )
    void fetch(new Request(me, token))
    await expect.poll(() => left).toEqual(['ended'])
  })
})

describe('the sign-in page', () => {
  const place = { origin: 'http://localhost:3333', pathname: '/structure/menu', search: '?perspective=r1' }

  it('leads back to where the user was, and says why in the language of the Studio', () => {
    const address = new URL(signInAddress(place, { why: 'ended', projectId: 'local', language: 'de' }))
    expect(address.pathname).toBe('/sign-in')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      origin: 'http://localhost:3333/structure/menu?perspective=r1',
      projectId: 'local',
      withSid: 'true',
      reason: 'ended',
      language: 'de',
    })
  })

  it('names no language that was not chosen', () => {
    expect(signInAddress(place, { why: 'out', projectId: 'local', language: undefined })).not.toContain(
      'language',
    )
  })
})
