import type { Hono } from 'hono'
import { z } from 'zod'
import { Limit } from '#common/limits/limit.ts'
import { bearerToken } from '#lake/access/authenticate.ts'
import { takeCode } from '#lake/access/factor/second-factor.ts'
import { proofWays, takeCompanyProof } from '#lake/access/proof.ts'
import { noteProof } from '#lake/access/sessions.ts'
import { createSignInLimits, signIn } from '#lake/access/sign-in.ts'
import { en } from '#lake/access/sign-in-words/en.ts'
import { userById, UserRefusal } from '#lake/access/users.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { forbidden, tooMany } from '#lake/http/errors.ts'
import { readJson } from '#lake/http/request/body.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { whenceOf } from '#lake/routes/whence.ts'
import { noteAttempt } from './note-attempt.ts'

const given = z.object({
  password: z.string().max(1_000).default(''),
  code: z.string().max(100).default(''),
})

/** Wrong codes of a user in an hour, as at the sign-in. */
const wrongCodes = { most: 10, within: 3_600_000 }
const maxUsers = 10_000

const tooManyAttempts = (seconds: number) =>
  tooMany(`Too many attempts. Wait ${Math.ceil(seconds / 60)} minutes, then try again.`, seconds)

/**
 * `POST /auth/proof` `{password?, code?}`: the person of a session proves again who they are, as signing asks for
 * (`proofError`). 422 with `field` and a sentence for what is wrong.
 */
export const proofRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const limits = createSignInLimits()
  const wrong = new Limit(wrongCodes, maxUsers)
  const live = lake.settings.deployment === 'live'
  const { db } = lake

  app.post(`${versionSegment}/auth/proof`, async (c) => {
    const principal = c.get('principal')
    const user = principal.kind === 'user' ? userById(db, principal.id) : undefined
    if (user === undefined) throw forbidden('Only people who are signed in can prove who they are')
    const { password, code } = await readJson(c, given)
    const whence = whenceOf(c, lake)
    const note = (result: 'refused' | 'limited') => noteAttempt(lake, { ...whence, userId: user.id, result })
    const ways = proofWays(db, user.id)
    if (ways.includes('password')) {
      const outcome = await signIn(
        { db, live, limits },
        { name: user.name, password, address: whence.address },
      )
      if (outcome.kind === 'wait') {
        note('limited')
        throw tooManyAttempts(outcome.seconds)
      }
      if (outcome.kind === 'fault') {
        if (!outcome.isAttempt) throw new UserRefusal(en[outcome.sentence], outcome.field)
        note('refused')
        throw new UserRefusal('This is not your password. Capital letters count.', 'password')
      }
    }
    if (!ways.includes('password') || ways.includes('code')) {
      if (code.trim() === '') throw new UserRefusal('Type the code.', 'code')
      const seconds = wrong.take(user.id)
      if (seconds > 0) {
        note('limited')
        throw tooManyAttempts(seconds)
      }
      const take = ways.includes('company') ? takeCompanyProof : takeCode
      if (!take(db, user.id, code)) {
        note('refused')
        throw new UserRefusal('This code is not right, or no longer good. Type the newest one.', 'code')
      }
      wrong.giveBack(user.id)
    }
    noteProof(db, bearerToken(c.req.raw.headers) ?? '')
    c.header('cache-control', 'no-store')
    return c.json({ proved: true })
  })
}
