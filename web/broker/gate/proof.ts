import { hkdfSync } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** The purposes of a proof of work; a proof for one is invalid for the others. */
export const proofPurposes = ['login', 'account', 'enquiry'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** Lifetime of a challenge. */
const lifetimeMs = 10 * 60_000

/** Minimum time between challenge and solution: nobody fills in the form faster (quality 5). */
const minSolveMs: Record<ProofPurpose, number> = { login: 0, account: 0, enquiry: 3_000 }

/** 256 attempts of this many rounds on average: half a second on a desktop, a few seconds on a slow phone. */
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

/** Marks a nonce as used for so long, for all instances; false where one of them has used it. */
export type Claim = (nonce: string, milliseconds: number) => Promise<boolean>

/**
 * Issues challenges and verifies solutions, each of which counts once. Used nonces are kept in memory until their
 * challenge expires; challenges issued before the process started are refused, because they may have been used. The
 * page then requests another.
 */
export class ProofOfWork {
  /** Used nonces with their expiry, oldest first. */
  private readonly used = new Map<string, number>()
  private readonly secret: string
  private readonly clock: () => number
  private readonly begunAt: number
  private readonly claim: Claim

  /**
   * @param begunAt start of this process, ms since 1970; earlier challenges may have been used
   * @param claim asks the other instances
   */
  constructor(
    sessionSecret: string,
    clock: () => number = Date.now,
    begunAt = clock(),
    claim: Claim = async () => true,
  ) {
    this.claim = claim
    this.begunAt = begunAt
    this.secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'halyard/proof', 32)).toString('hex')
    this.clock = clock
  }

  /** A signed challenge, so that unsolved ones need no storage. */
  newChallenge(purpose: ProofPurpose) {
    const now = this.clock()
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: rounds,
      deriveKey,
      expiresAt: Math.ceil((now + lifetimeMs) / 1_000),
      data: { purpose, issuedAt: now },
      hmacSignatureSecret: this.secret,
    })
  }

  /** Whether the header holds an unused solution of one of our challenges for this purpose; marks it as used. */
  async accept(header: string | null, purpose: ProofPurpose): Promise<boolean> {
    const sent = readPayload(header)
    if (!sent) return false
    const { challenge, solution } = sent
    const { data, nonce, expiresAt } = challenge.parameters
    const now = this.clock()
    if (data.purpose !== purpose || now - data.issuedAt < minSolveMs[purpose]) return false
    if (expiresAt * 1_000 < now || data.issuedAt < this.begunAt) return false
    this.forgetEnded(now)
    if (this.used.has(nonce)) return false
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.secret,
    })
    // Checked again: the same solution may have arrived twice while this one was being verified.
    if (!verified || this.used.has(nonce)) return false
    this.used.set(nonce, expiresAt * 1_000)
    return this.claim(nonce, lifetimeMs)
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
