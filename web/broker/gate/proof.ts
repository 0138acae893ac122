import { hkdfSync } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** What a proof of work is asked for; one made for the one is worth nothing for the other. */
export const proofPurposes = ['login', 'account', 'enquiry'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** How long a task may be worked on, ms. */
const lifetime = 10 * 60_000

/** Nobody fills in the form faster than this, ms: a solution that comes sooner is a machine's (quality 5). */
const soonest: Record<ProofPurpose, number> = { login: 0, account: 0, enquiry: 3_000 }

/** 256 tries of this many rounds on average: half a second on a desk, a few seconds on a slow phone. */
const rounds = 2_000

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(rounds),
      keyLength: z.int(),
      keyPrefix: z.string().min(1),
      expiresAt: z.int(),
      data: z.object({ purpose: z.enum(proofPurposes), issuedAt: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(128) }),
})

/**
 * Hands out tasks and takes their solutions. What counted once is kept in memory until its task ends; a solution
 * of a task from before the program began is refused, since it may have counted then. The page makes another.
 */
export class ProofDesk {
  /** Nonces of tasks whose solution has counted, with their end, oldest first. */
  private readonly used = new Map<string, number>()
  private readonly secret: string
  private readonly clock: () => number
  private readonly begunAt: number

  /** @param begunAt when this program began, ms since 1970; it knows of no solution that counted before */
  constructor(sessionSecret: string, clock: () => number = Date.now, begunAt = clock()) {
    this.begunAt = begunAt
    this.secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'halyard/proof', 32)).toString('hex')
    this.clock = clock
  }

  /** A task for the visitor's browser, signed, so that nothing is kept of those that are never solved. */
  newChallenge(purpose: ProofPurpose) {
    const now = this.clock()
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: rounds,
      deriveKey,
      expiresAt: Math.ceil((now + lifetime) / 1_000),
      data: { purpose, issuedAt: now },
      hmacSignatureSecret: this.secret,
    })
  }

  /**
   * Whether a header holds a solution of one of our tasks for this purpose that has not counted yet; from now
   * on it has. Anything else is no solution.
   */
  async accept(header: string | null, purpose: ProofPurpose): Promise<boolean> {
    const sent = readPayload(header)
    if (!sent) return false
    const { challenge, solution } = sent
    const { data, nonce, expiresAt } = challenge.parameters
    const now = this.clock()
    if (data.purpose !== purpose || now - data.issuedAt < soonest[purpose]) return false
    if (expiresAt * 1_000 < now || data.issuedAt < this.begunAt) return false
    this.forgetEnded(now)
    if (this.used.has(nonce)) return false
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.secret,
    })
    // Looked at once more: the same solution may have come a second time while this one was checked.
    if (!verified || this.used.has(nonce)) return false
    this.used.set(nonce, expiresAt * 1_000)
    return true
  }

  private forgetEnded(now: number): void {
    for (const [nonce, end] of this.used) if (end < now) this.used.delete(nonce)
  }
}

const readPayload = (header: string | null) => {
  if (!header || header.length > 4_000) return null
  try {
    return payload.safeParse(JSON.parse(Buffer.from(header, 'base64').toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
