import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { field, frame } from '#lake/access/sign-in-page.ts'
import { secretAddress, spelled } from './codes.ts'

interface StepForm {
  /** Address of the Studio to return to. */
  origin: string
  ticket: string
  /** What is wrong with the code. */
  fault?: string | undefined
}

const hidden = ({ origin, ticket }: StepForm) => html`<input type="hidden" name="origin" value="${origin}">
<input type="hidden" name="ticket" value="${ticket}">`

const codeField = (fault: string | undefined, label: string, focused: '' | 'autofocus' = '') =>
  field(
    { name: '', ...(fault !== undefined && { fault: { field: 'code', sentence: fault } }) },
    'code',
    label,
    html`type="text" inputmode="text" autocomplete="one-time-code" maxlength="40" ${focused}`,
  )

const titled = (title: string, fault: string | undefined) => (fault === undefined ? title : `Error: ${title}`)

/** Asks for the code of the app, or a recovery code. */
export const codePage = (form: StepForm) =>
  frame(
    titled('Your code', form.fault),
    html`<h1>Your code</h1>
<p class="lede">Type the six digits your authenticator app shows for this Studio. Without your telephone, type one of your recovery codes.</p>
<form method="post" action="/sign-in/code" novalidate>
${hidden(form)}
${codeField(form.fault, 'Code', form.fault === undefined ? 'autofocus' : '')}
<button type="submit">Sign in</button>
</form>
<p class="foot">Neither at hand? An administrator of the Studio can take the second step away, so that you set it up anew.</p>`,
  )

/** Shows a new key, as a scan code and as text, and asks for the first code. */
export const setPage = (form: StepForm & { secret: string; name: string; required: boolean }) =>
  frame(
    titled('Set up a second step', form.fault),
    html`<h1>Set up a second step</h1>
<p class="lede">${form.required ? 'Your role asks for a code beside the password. ' : ''}Scan this with an authenticator app on your telephone, such as Aegis, Google Authenticator or 1Password, then type the code it shows.</p>
<div class="scan" role="img" aria-label="Scan code of the key below">${raw(renderSVG(secretAddress(form.secret, form.name), { border: 2 }))}</div>
<p class="key">Or type this key into the app: <code>${spelled(form.secret)}</code></p>
<form method="post" action="/sign-in/second-step" novalidate>
${hidden(form)}
${codeField(form.fault, 'Code the app shows')}
<button type="submit">Go on</button>
</form>`,
  )

/** Shows the recovery codes, this once. */
export const recoveryPage = (form: StepForm & { codes: readonly string[] }) =>
  frame(
    'Your recovery codes',
    html`<h1>Your recovery codes</h1>
<p class="lede">Each lets you in once when you are without your telephone. Print them or write them down now: they are not shown again.</p>
<ul class="codes">${form.codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<form method="post" action="/sign-in/done">
${hidden(form)}
<button type="submit">I have kept them, go on</button>
</form>`,
  )
