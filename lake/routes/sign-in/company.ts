import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { beginCompanyProof } from '#lake/access/proof.ts'
import { companyUser } from '#lake/access/company/company-user.ts'
import { companyFault, planCompanyUser } from '#lake/access/company/plan-company.ts'
import { Provider } from '#lake/access/company/provider.ts'
import { companyProofPage, foreignOriginPage, signInHeaders, signInPage } from '#lake/access/sign-in-page.ts'
import { en, type WordKey } from '#lake/access/sign-in-words/en.ts'
import { languageOf, type PageLanguage } from '#lake/access/sign-in-words/language.ts'
import { sayIn } from '#lake/access/sign-in-words/words.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { whenceOf } from '#lake/routes/whence.ts'
import { letIn, returnTarget } from './sign-in-form.ts'
import { noteAttempt } from './note-attempt.ts'

const path = '/sign-in/company'
/** Binds a sign-in to the browser it began in: nobody is signed in by a link somebody else made. */
const cookie = 'company-sign-in'

/** Where an answer goes. */
interface Answer {
  target: URL
  language: PageLanguage
}

const refuse = (c: Context<LakeEnv>, { target, language }: Answer, key: WordKey, name = '') => {
  const alarm = sayIn(language)(key, { name })
  const page = signInPage(language, { origin: target.href, name: '', alarm, hasCompany: true })
  return c.html(page, 422, signInHeaders(target.origin))
}

/** Sign-in with the accounts of the company, where `OIDC_ISSUER` names its provider. */
export const companyRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const { company, url, deployment } = lake.settings
  if (company.issuer === '') return
  const provider = new Provider(company, `${url}${path}/back`)

  const failed = (c: Context<LakeEnv>, answer: Answer, error: unknown) => {
    const key = companyFault(error)
    lake.log.warn('company sign-in refused', { reason: en[key] })
    return refuse(c, answer, key)
  }

  app.get(path, async (c) => {
    const language = languageOf(c, c.req.query('language'))
    const target = returnTarget(lake, c.req.query('origin'))
    if (target === undefined) return c.html(foreignOriginPage(language), 400, signInHeaders())
    try {
      const { address, state } = await provider.begin({
        origin: target.href,
        language,
        isAgain: c.req.query('again') === 'true',
      })
      setCookie(c, cookie, state, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure: url.startsWith('https:'),
        maxAge: 600,
      })
      return c.body(null, 303, { location: address.href, 'cache-control': 'no-store' })
    } catch (error) {
      return failed(c, { target, language }, error)
    }
  })

  app.get(`${path}/back`, async (c) => {
    const state = c.req.query('state') ?? ''
    const isOwn = state !== '' && getCookie(c, cookie) === state
    const flow = isOwn ? provider.take(state) : undefined
    const language = languageOf(c, flow?.language)
    const target = returnTarget(lake, flow?.origin)
    if (flow === undefined || target === undefined) {
      return refuse(c, { target: new URL(`${url}/`), language }, 'company.elsewhere')
    }
    const answer = { target, language }
    let claims: unknown
    try {
      claims = await provider.claims(new URL(c.req.url).searchParams.toString(), flow)
    } catch (error) {
      return failed(c, answer, error)
    }
    const planned = planCompanyUser(claims, company)
    if ('sentence' in planned) return refuse(c, answer, planned.sentence)
    const user = await companyUser(lake.db, { issuer: company.issuer, live: deployment === 'live' }, planned)
    if ('sentence' in user) return refuse(c, answer, user.sentence, planned.name)
    if (flow.isAgain) {
      noteAttempt(lake, { ...whenceOf(c, lake), userId: user.id, result: 'in' })
      return c.html(companyProofPage(language, beginCompanyProof(lake.db, user.id)), 200, signInHeaders())
    }
    return letIn(c, lake, target, user.id, planned.provedAt)
  })
}
