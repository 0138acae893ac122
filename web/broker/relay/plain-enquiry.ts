import { asCode, asTyped } from '#common/text/as-read.ts'
import 'server-only'
import { callBroker } from '#web/broker/client/call.ts'
import { languageOf } from '#web/broker/client/status-text.ts'
import { endpoints, isEndpoint } from '#web/broker/contract/table.ts'
import { plainFormWait } from '#web/broker/gate/plain-form.ts'
import { isEmail } from '#web/lib/email.ts'
import { readBody } from '#web/lib/http/read-body.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { deviceHeaders } from './device.ts'
import { type EnquiryResult, enquiryPath } from './enquiry-results.ts'
import { keepEnquiry, type TypedEnquiry } from './kept-enquiry.ts'

/** Largest form, bytes: as much as the relay takes of a form as JSON. */
const bodyLimit = 16_384

const fieldNames = ['firstName', 'lastName', 'email', 'website', 'country', 'phone'] as const

/**
 * Sends the browser to the page that says what became of the form; a reload of it sends nothing again. What did not
 * arrive comes along, sealed.
 */
const tell = (locale: Locale, result: EnquiryResult, typed: TypedEnquiry): Response => {
  const kept = result === 'sent' ? null : keepEnquiry(typed, siteSettings().sessionSecrets[0], Date.now())
  return new Response(null, {
    status: 303,
    headers: {
      location: `${localePath(locale, enquiryPath)}?result=${result}${kept === null ? '' : `&typed=${kept}`}`,
      'cache-control': 'private, no-store',
    },
  })
}

const send = async (typed: TypedEnquiry, request: Request, locale: Locale): Promise<EnquiryResult> => {
  if (!isEmail(typed['email'] ?? '')) return 'email'
  const asked = siteSettings().enquiryCode
  if (!isEndpoint(asked)) return 'failed'
  const body = endpoints[asked].body.safeParse(typed)
  if (!body.success) return 'failed'
  if (plainFormWait(request.headers) > 0) return 'busy'
  const { status, envelope } = await callBroker(asked, body.data, {
    locale,
    headers: deviceHeaders(request.headers, locale),
  })
  return status === 200 && envelope.res === 1 && envelope.dt ? 'sent' : 'failed'
}

const refuse = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * The partner form of a browser without script (requirements B6, D6, E9): from a page of this site, a form within its
 * size, the same fields and the same endpoint as the relay's. Answers with a redirect to a page for every result.
 */
export async function plainEnquiry(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return refuse(403)
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    return refuse(415)
  const text = await readBody(request, bodyLimit)
  if (text === null) return refuse(413)
  const fields = new URLSearchParams(text)
  const locale = languageOf(fields.get('language'))
  const of = (name: string) => (name === 'email' ? asCode : asTyped)(fields.get(name) ?? '')
  // A machine that fills in every field gets nothing back.
  if (of('subject') !== '') return tell(locale, 'failed', {})
  const typed = Object.fromEntries(fieldNames.map((name) => [name, of(name)]))
  return tell(locale, await send(typed, request, locale), typed)
}
