import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Context, Hono } from 'hono'
import { sessionEndNote } from '#lake/access/session-end.ts'
import { foreignOriginPage, signInHeaders, signInPage } from '#lake/access/sign-in-page.ts'
import { languageOf, pageLanguages } from '#lake/access/sign-in-words/language.ts'
import { minutesIn, sayIn } from '#lake/access/sign-in-words/words.ts'
import { createSignInLimits, signIn } from '#lake/access/sign-in.ts'
import { userByName } from '#lake/access/users.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readBody } from '#lake/http/request/body.ts'
import { forbidden } from '#lake/http/errors.ts'
import { afterPassword } from './second-step.ts'
import { isOwnForm, returnTarget } from './sign-in-form.ts'
import { whenceOf } from '#lake/routes/whence.ts'
import { noteAttempt } from './note-attempt.ts'

const formLimit = 16 * 1024
const signInResult = { fault: 'refused', wait: 'limited' } as const
const fonts = {
  '/sign-in/archivo.woff2': import.meta.resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  ),
  '/sign-in/archivo-ext.woff2': import.meta.resolve(
    '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  ),
}

/**
 * The Studio's sign-in page: `/sign-in?origin=<studio address>&projectId=…&withSid=true&reason=…&language=…`. Sanity
 * adds a query of its own to the address that leads here, so `/sign-in/de` names the language too.
 */
export const signInRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const limits = createSignInLimits()
  const live = lake.settings.deployment === 'live'
  const hasCompany = lake.settings.company.issuer !== ''

  for (const [path, font] of Object.entries(fonts)) {
    app.get(path, async (c) =>
      c.body(new Uint8Array(await readFile(fileURLToPath(font))), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    )
  }

  const show = (c: Context<LakeEnv>, handed: string | undefined) => {
    const language = languageOf(c, handed)
    const target = returnTarget(lake, c.req.query('origin'))
    if (target === undefined) return c.html(foreignOriginPage(language), 400, signInHeaders())
    const reason = sessionEndNote(c.req.query('reason'))
    const note = reason === undefined ? undefined : sayIn(language)(reason)
    return c.html(
      signInPage(language, { origin: target.href, name: '', note, hasCompany }),
      200,
      signInHeaders(target.origin),
    )
  }
  app.get('/sign-in', (c) => show(c, c.req.query('language')))
  for (const id of pageLanguages) app.get(`/sign-in/${id}`, (c) => show(c, id))

  app.post('/sign-in', async (c) => {
    if (!isOwnForm(c)) throw forbidden('Sign in on the page of this lake')
    const form = new URLSearchParams((await readBody(c, formLimit)).toString('utf8'))
    const language = languageOf(c, form.get('language'))
    const say = sayIn(language)
    const target = returnTarget(lake, form.get('origin') ?? undefined)
    if (target === undefined) return c.html(foreignOriginPage(language), 400, signInHeaders())
    const name = (form.get('name') ?? '').slice(0, 200)
    const whence = whenceOf(c, lake)
    const { address } = whence
    const outcome = await signIn(
      { db: lake.db, live, limits },
      { name, password: form.get('password') ?? '', address },
    )
    // A form sent without a name or a password is no attempt.
    if (outcome.kind === 'wait' || (outcome.kind === 'fault' && outcome.isAttempt)) {
      const userId = userByName(lake.db, name)?.id ?? null
      noteAttempt(lake, { ...whence, userId, result: signInResult[outcome.kind] })
    }
    const headers = signInHeaders(target.origin)
    if (outcome.kind === 'wait') {
      const alarm = say('signIn.wait', { minutes: minutesIn(language, outcome.seconds) })
      lake.log.warn('sign-in limited', { seconds: outcome.seconds })
      return c.html(signInPage(language, { origin: target.href, name, alarm, hasCompany }), 429, {
        ...headers,
        'retry-after': String(outcome.seconds),
      })
    }
    if (outcome.kind === 'fault') {
      const fault = { field: outcome.field, sentence: say(outcome.sentence) }
      return c.html(signInPage(language, { origin: target.href, name, fault, hasCompany }), 422, headers)
    }
    return afterPassword(c, lake, {
      target,
      language,
      user: outcome.user,
      wantsFactor: form.get('second-step') === 'set',
    })
  })
}
