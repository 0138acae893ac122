import type { Context, Hono } from 'hono'
import { Limit } from '#common/limits/limit.ts'
import { newSecret } from '#lake/access/factor/codes.ts'
import { codePage, recoveryPage, setPage } from '#lake/access/factor/factor-pages.ts'
import { hasFactor, setFactor, takeCode } from '#lake/access/factor/second-factor.ts'
import { beginStep, endStep, type Step, type StepKind, stepOf } from '#lake/access/factor/steps.ts'
import { foreignOriginPage, signInHeaders, signInPage } from '#lake/access/sign-in-page.ts'
import { languageOf, type PageLanguage } from '#lake/access/sign-in-words/language.ts'
import { minutesIn, sayIn } from '#lake/access/sign-in-words/words.ts'
import type { User } from '#lake/access/users.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readBody } from '#lake/http/request/body.ts'
import { forbidden } from '#lake/http/errors.ts'
import { isOwnForm, letIn, returnTarget } from './sign-in-form.ts'
import { whenceOf } from '#lake/routes/whence.ts'
import { noteAttempt } from './note-attempt.ts'

const formLimit = 16 * 1024
/** Wrong codes of a user in an hour: three codes are right at any time, so a guess succeeds once in 330,000. */
const wrongCodes = { most: 10, within: 3_600_000 }
const maxUsers = 10_000

const isRequired = (lake: Lake, { role }: User): boolean => lake.settings.secondFactorRoles.includes(role)

/** What follows a right password: a code, setting up the second step, or the Studio. */
export const afterPassword = (
  c: Context<LakeEnv>,
  lake: Lake,
  {
    target,
    language,
    user,
    wantsFactor,
  }: { target: URL; language: PageLanguage; user: User; wantsFactor: boolean },
): Response | Promise<Response> => {
  const headers = signInHeaders(target.origin)
  const form = { origin: target.href, language }
  if (hasFactor(lake.db, user.id)) {
    return c.html(codePage({ ...form, ticket: beginStep(lake.db, user.id, 'code') }), 200, headers)
  }
  const required = isRequired(lake, user)
  if (!required && !wantsFactor) return letIn(c, lake, target, user.id)
  const secret = newSecret()
  const ticket = beginStep(lake.db, user.id, 'set', secret)
  return c.html(setPage({ ...form, ticket, secret, name: user.name, required }), 200, headers)
}

/** The forms between password and Studio. None of them needs a script. */
export const secondStepRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const wrong = new Limit(wrongCodes, maxUsers)

  /** Reads a form of a step; the response where it cannot be gone on with. */
  const read = async (c: Context<LakeEnv>, kind: StepKind) => {
    if (!isOwnForm(c)) throw forbidden('Sign in on the page of this lake')
    const form = new URLSearchParams((await readBody(c, formLimit)).toString('utf8'))
    const language = languageOf(c, form.get('language'))
    const target = returnTarget(lake, form.get('origin') ?? undefined)
    if (target === undefined) {
      return { response: await c.html(foreignOriginPage(language), 400, signInHeaders()) }
    }
    const ticket = form.get('ticket') ?? ''
    const step = stepOf(lake.db, ticket, kind)
    if (step === undefined) {
      const page = signInPage(language, {
        origin: target.href,
        name: '',
        alarm: sayIn(language)('step.over'),
        hasCompany: lake.settings.company.issuer !== '',
      })
      return { response: await c.html(page, 422, signInHeaders(target.origin)) }
    }
    return { target, language, ticket, step, code: (form.get('code') ?? '').slice(0, 100).trim() }
  }

  /** Counts an attempt with a code; a sentence where it is one too many. */
  const counted = (c: Context<LakeEnv>, language: PageLanguage, { user }: Step): string | undefined => {
    const seconds = wrong.take(user.id)
    if (seconds === 0) return undefined
    noteAttempt(lake, { ...whenceOf(c, lake), userId: user.id, result: 'limited' })
    lake.log.warn('second step limited', { user: user.id, seconds })
    return sayIn(language)('code.wait', { minutes: minutesIn(language, seconds) })
  }

  const refused = (c: Context<LakeEnv>, { user }: Step): void =>
    noteAttempt(lake, { ...whenceOf(c, lake), userId: user.id, result: 'refused' })

  app.post('/sign-in/code', async (c) => {
    const given = await read(c, 'code')
    if (given.response) return given.response
    const { target, language, ticket, step, code } = given
    const say = sayIn(language)
    const answer = (fault: string, status: 422 | 429) =>
      c.html(codePage({ origin: target.href, language, ticket, fault }), status, signInHeaders(target.origin))
    if (code === '') return answer(say('code.needed'), 422)
    const limited = counted(c, language, step)
    if (limited !== undefined) return answer(limited, 429)
    if (!takeCode(lake.db, step.user.id, code)) {
      refused(c, step)
      return answer(say('code.wrong'), 422)
    }
    wrong.giveBack(step.user.id)
    endStep(lake.db, ticket)
    return letIn(c, lake, target, step.user.id)
  })

  app.post('/sign-in/second-step', async (c) => {
    const given = await read(c, 'set')
    if (given.response) return given.response
    const { target, language, ticket, step, code } = given
    const { user, secret } = step
    const say = sayIn(language)
    const headers = signInHeaders(target.origin)
    const form = { origin: target.href, language, ticket, secret: secret ?? '', name: user.name }
    const answer = (fault: string, status: 422 | 429) =>
      c.html(setPage({ ...form, required: isRequired(lake, user), fault }), status, headers)
    if (code === '') return answer(say('set.needed'), 422)
    const limited = counted(c, language, step)
    if (limited !== undefined) return answer(limited, 429)
    // Somebody may have set one up in another window: then its code is asked at the next sign-in.
    const codes = hasFactor(lake.db, user.id)
      ? undefined
      : setFactor(lake.db, user.id, { secret: form.secret, typed: code })
    if (codes === undefined) return answer(say('set.wrong'), 422)
    wrong.giveBack(user.id)
    endStep(lake.db, ticket)
    const next = beginStep(lake.db, user.id, 'done')
    return c.html(recoveryPage({ origin: target.href, language, ticket: next, codes }), 200, headers)
  })

  app.post('/sign-in/done', async (c) => {
    const given = await read(c, 'done')
    if (given.response) return given.response
    endStep(lake.db, given.ticket)
    return letIn(c, lake, given.target, given.step.user.id)
  })
}
