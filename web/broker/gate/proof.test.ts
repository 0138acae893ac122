import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { ProofOfWork, type ProofPurpose } from './proof.ts'

let now = Date.now()
const secret = 'a secret of the tests with more than 32 letters'
const desk = new ProofOfWork(secret, () => now)
const accept = (header: string | null, purpose: ProofPurpose) => desk.accept(header, purpose)

const solve = async (purpose: ProofPurpose) => {
  const challenge = await desk.newChallenge(purpose)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}
const written = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

describe('a proof of work (quality 5)', () => {
  it('counts once, also when it comes twice at the same time', async () => {
    const proof = written(await solve('login'))
    const answers = await Promise.all([accept(proof, 'login'), accept(proof, 'login')])
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await accept(proof, 'login')).toBe(false)
  })

  it('is worth nothing for another purpose, too soon, too late, or changed', async () => {
    const begun = now
    const enquiry = await solve('enquiry')
    now = begun + 2_900
    expect(await accept(written(enquiry), 'enquiry')).toBe(false)
    now = begun + 5_000
    expect(await accept(written(enquiry), 'login')).toBe(false)
    const { challenge, solution } = enquiry
    const changed = [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge: { ...challenge, signature: challenge.signature?.replace(/^./, 'x') }, solution },
      {
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } },
        solution,
      },
      {
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, data: { purpose: 'enquiry', issuedAt: begun - 60_000 } },
        },
        solution,
      },
    ]
    for (const payload of changed) expect(await accept(written(payload), 'enquiry')).toBe(false)
    const login = await solve('login')
    now = begun + 11 * 60_000
    expect(await accept(written(login), 'login')).toBe(false)
    now = begun + 5_000
    // What was tried in vain is still worth something as it is.
    expect(await accept(written(enquiry), 'enquiry')).toBe(true)
  })

  it('does not count again after a restart, which forgets what counted; one made after it does', async () => {
    const before = written(await solve('login'))
    expect(await accept(before, 'login')).toBe(true)
    now += 1_000
    const restarted = new ProofOfWork(secret, () => now)
    expect(await restarted.accept(before, 'login')).toBe(false)
    // Another process that began earlier gives out tasks that count here as well.
    expect(await restarted.accept(written(await solve('login')), 'login')).toBe(true)
  })

  it.each([null, '', 'x', written(null), written([]), written({ challenge: {} }), 'x'.repeat(10_000)])(
    'is not %j',
    async (header) => expect(await accept(header, 'login')).toBe(false),
  )
})
