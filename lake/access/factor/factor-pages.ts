import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { field, frame, handedOn } from '#lake/access/sign-in-page.ts'
import { type Say, sayIn } from '#lake/access/sign-in-words/words.ts'
import type { Locale } from '#locales/table.ts'
import { secretAddress, spelled } from './codes.ts'

interface StepForm {
  /** Of the page. */
  language: Locale
  /** Address of the Studio to return to. */
  origin: string
  ticket: string
  /** What is wrong with the code. */
  fault?: string | undefined
}

const hidden = ({ language, origin, ticket }: StepForm) => html`${handedOn(language, origin)}
<input type="hidden" name="ticket" value="${ticket}">`

const codeField = (fault: string | undefined, label: string, focused: '' | 'autofocus' = '') =>
  field(
    { name: '', ...(fault !== undefined && { fault: { field: 'code', sentence: fault } }) },
    'code',
    label,
    html`type="text" inputmode="text" autocomplete="one-time-code" maxlength="40" ${focused}`,
  )

const titled = (say: Say, title: string, fault: string | undefined) =>
  fault === undefined ? title : say('fault', { title })

/** Asks for the code of the app, or a recovery code. */
export const codePage = (form: StepForm) => {
  const say = sayIn(form.language)
  return frame(
    form.language,
    titled(say, say('code.title'), form.fault),
    html`<h1>${say('code.title')}</h1>
<p class="lede">${say('code.lede')}</p>
<form method="post" action="/sign-in/code" novalidate>
${hidden(form)}
${codeField(form.fault, say('code.field'), form.fault === undefined ? 'autofocus' : '')}
<button type="submit">${say('signIn')}</button>
</form>
<p class="foot">${say('code.help')}</p>`,
  )
}

/** Shows a new key, as a scan code and as text, and asks for the first code. */
export const setPage = (form: StepForm & { secret: string; name: string; required: boolean }) => {
  const say = sayIn(form.language)
  return frame(
    form.language,
    titled(say, say('set.title'), form.fault),
    html`<h1>${say('set.title')}</h1>
<p class="lede">${form.required ? `${say('set.required')} ` : ''}${say('set.lede')}</p>
<div class="scan" role="img" aria-label="${say('set.scan')}">${raw(renderSVG(secretAddress(form.secret, form.name), { border: 2 }))}</div>
<p class="key">${say('set.key')} <code>${spelled(form.secret)}</code></p>
<form method="post" action="/sign-in/second-step" novalidate>
${hidden(form)}
${codeField(form.fault, say('set.field'))}
<button type="submit">${say('goOn')}</button>
</form>`,
  )
}

/** Shows the recovery codes, this once. */
export const recoveryPage = (form: StepForm & { codes: readonly string[] }) => {
  const say = sayIn(form.language)
  return frame(
    form.language,
    say('recovery.title'),
    html`<h1>${say('recovery.title')}</h1>
<p class="lede">${say('recovery.lede')}</p>
<ul class="codes">${form.codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<form method="post" action="/sign-in/done">
${hidden(form)}
<button type="submit">${say('recovery.kept')}</button>
</form>`,
  )
}
