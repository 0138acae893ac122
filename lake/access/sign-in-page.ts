import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { SessionEndNote } from './session-end.ts'
import { signInStyle } from './sign-in-style.ts'

const styleHash = createHash('sha256').update(signInStyle).digest('base64')

/**
 * Headers of the sign-in page. `target` is where the form's answer redirects: browsers check that with
 * `form-action` too.
 */
export const signInHeaders = (target?: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
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
  note?: SessionEndNote | undefined
  /** Whether people may sign in with the accounts of their company. */
  hasCompany?: boolean
}

type Markup = ReturnType<typeof html>

/** A page of the sign-in. */
export const frame = (title: string, content: Markup) => html`<!doctype html>
<html lang="en">
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
export const signInPage = (form: SignInForm) =>
  frame(
    form.fault || form.alarm ? 'Error: Sign in to the Studio' : 'Sign in to the Studio',
    html`<h1>Sign in</h1>
<p class="lede">The Studio is where the words, figures and papers of the site are written and published.</p>
${form.note === undefined ? '' : html`<p class="alarm" role="status" lang="${form.note.language}">${form.note.sentence}</p>`}
${form.alarm === undefined ? '' : html`<p class="alarm" role="alert">${form.alarm}</p>`}
<form method="post" action="/sign-in" novalidate>
<input type="hidden" name="origin" value="${form.origin}">
${field(form, 'name', 'User name', html`type="text" autocomplete="username" value="${form.name}"`)}
${field(form, 'password', 'Password', html`type="password" autocomplete="current-password"`)}
<button type="submit">Sign in</button>
<button type="submit" name="second-step" value="set" class="second">Set up a second step</button>
</form>
${form.hasCompany === true ? html`<p class="company"><a href="/sign-in/company?origin=${encodeURIComponent(form.origin)}">Sign in with your company account</a></p>` : ''}
<p class="foot">No account, or a forgotten password? An administrator of the Studio can help.</p>`,
  )

/** The end of a sign-in again at the company: the code goes into the Studio, where the signature waits. */
export const companyProofPage = (code: string) =>
  frame(
    'Your code for the Studio',
    html`<h1>It is you</h1>
<p class="lede">Type this code in the Studio, in the window where you sign. It is good once, for two minutes.</p>
<ul class="codes"><li><code>${code}</code></li></ul>
<p class="alarm">Give it to nobody: whoever has it could sign in your name.</p>`,
  )

/** The page shown when the return address is not allowed. */
export const foreignOriginPage = (origin: string) =>
  frame(
    'Sign-in refused',
    html`<h1>Not from there</h1>
<p class="lede">The page that sent you here, ${origin}, is not known to this lake, so it cannot be signed in.</p>
<p class="alarm" role="alert">Open the Studio at its own address. If this page is really yours, an operator adds its origin to ALLOWED_ORIGINS.</p>`,
  )
