import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Locale } from '#locales/table.ts'
import { signInStyle } from './sign-in-style.ts'
import { sayIn } from './sign-in-words/words.ts'

const styleHash = createHash('sha256').update(signInStyle).digest('base64')

/**
 * Headers of the sign-in page. `target` is where the form's answer redirects: browsers check that with
 * `form-action` too.
 */
export const signInHeaders = (target?: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Language',
  // Not `no-referrer`: the form's own Origin header would then read `null`.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self'${target === undefined ? '' : ` ${target}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
})

export interface SignInForm {
  /** Address of the Studio to return to. */
  origin: string
  name: string
  fault?: { field: 'name' | 'password'; sentence: string }
  /** A message above the form, for errors unrelated to a field. */
  alarm?: string
  /** About the session that is over. */
  note?: string | undefined
  /** Whether people may sign in with the accounts of their company. */
  hasCompany?: boolean
}

type Markup = ReturnType<typeof html>

/** A page of the sign-in. */
export const frame = (language: Locale, title: string, content: Markup) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.ico">
<style>${raw(signInStyle)}</style>
</head>
<body><main><div class="neat" aria-hidden="true"></div><div class="in">${content}</div></main></body>
</html>`

/** What each form of the sign-in hands on: where the Studio stands, and the language of the pages. */
export const handedOn = (
  language: Locale,
  origin: string,
) => html`<input type="hidden" name="origin" value="${origin}">
<input type="hidden" name="language" value="${language}">`

/** A field of a form of the sign-in, with what is wrong with it. */
export const field = (
  form: { name: string; fault?: { field: string; sentence: string } },
  name: 'name' | 'password' | 'code',
  label: string,
  attributes: Markup,
) => {
  const sentence = form.fault?.field === name ? form.fault.sentence : undefined
  const described = sentence === undefined ? '' : raw(` aria-invalid="true" aria-describedby="${name}-fault"`)
  // The invalid field, else the first empty one, is focused when the page opens; a code may be looked for first.
  const first = form.fault?.field ?? (form.name === '' ? 'name' : 'password')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required autocapitalize="none" spellcheck="false"${described}${first === name ? raw(' autofocus') : ''} ${attributes}>
${sentence === undefined ? '' : html`<p class="fault" id="${name}-fault">${sentence}</p>`}
</div>`
}

/** The sign-in page: a plain form that works without scripts. */
export const signInPage = (language: Locale, form: SignInForm) => {
  const say = sayIn(language)
  const title = say('signIn.title')
  const company = new URLSearchParams({ origin: form.origin, language })
  return frame(
    language,
    form.fault || form.alarm ? say('fault', { title }) : title,
    html`<h1>${say('signIn')}</h1>
<p class="lede">${say('signIn.lede')}</p>
${form.note === undefined ? '' : html`<p class="alarm" role="status">${form.note}</p>`}
${form.alarm === undefined ? '' : html`<p class="alarm" role="alert">${form.alarm}</p>`}
<form method="post" action="/sign-in" novalidate>
${handedOn(language, form.origin)}
${field(form, 'name', say('signIn.name'), html`type="text" autocomplete="username" value="${form.name}"`)}
${field(form, 'password', say('signIn.password'), html`type="password" autocomplete="current-password"`)}
<button type="submit">${say('signIn')}</button>
<button type="submit" name="second-step" value="set" class="second">${say('set.title')}</button>
</form>
${form.hasCompany === true ? html`<p class="company"><a href="/sign-in/company?${company.toString()}">${say('signIn.company')}</a></p>` : ''}
<p class="foot">${say('signIn.help')}</p>`,
  )
}

/** The end of a sign-in again at the company: the code goes into the Studio, where the signature waits. */
export const companyProofPage = (language: Locale, code: string) => {
  const say = sayIn(language)
  return frame(
    language,
    say('proof.title'),
    html`<h1>${say('proof.heading')}</h1>
<p class="lede">${say('proof.lede')}</p>
<ul class="codes"><li><code>${code}</code></li></ul>
<p class="alarm">${say('proof.secret')}</p>`,
  )
}

/** The page shown when the return address is not allowed. It repeats nothing of it: the words would look like ours. */
export const foreignOriginPage = (language: Locale) => {
  const say = sayIn(language)
  return frame(
    language,
    say('foreign.title'),
    html`<h1>${say('foreign.heading')}</h1>
<p class="lede">${say('foreign.lede')}</p>
<p class="alarm" role="alert">${say('foreign.wayOut')}</p>`,
  )
}
