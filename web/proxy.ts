import { type NextRequest, NextResponse } from 'next/server'
import { privatePolicy, previewPolicy } from './next/cache/policy.ts'
import { hasPaper } from './content/files/legal-files.ts'
import { readSession, sessionCookie } from './broker/relay/session.ts'
import { canDraw } from './content/pages/can-draw.ts'
import {
  type PublishedPages,
  previewedPages,
  publishedPages,
  publishedRedirects,
} from './content/pages/paths.ts'
import { managementAddress, managementPath } from './content/pages/management.ts'
import { perspectiveOf } from './content/preview/perspective.ts'
import { bypassCookie } from './content/preview/preview-pass.ts'
import { planRedirect } from './content/pages/plan-redirect.ts'
import {
  type Exists,
  type LanguagePlan,
  type LanguageRequest,
  planLanguage,
  splitPrefix,
} from '#web/i18n/plan-language.ts'
import { planMove } from '#web/i18n/plan-move.ts'
import { defaultLocale, type Locale, localeIds } from '#locales/table.ts'
import { planGate } from '#web/features/session/plan-gate.ts'
import { channelCode, defaultChannel } from '#web/lib/channel.ts'
import { headScript } from '#web/layout/head-script.ts'
import { Limit } from './broker/gate/limits.ts'
import { refusedFor } from './lib/http/refused-header.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { addressOf } from './lib/http/visitor-address.ts'

/** Pages and papers: files and the site's own server answer for themselves. */
export const config = {
  matcher: ['/((?!_next/|api/|assets/|locales/|media/|og/|favicon\\.ico$|sitemap\\.xml$|robots\\.txt$).*)'],
}

/** The page of each language that says there is none; it is drawn at build time, like the others. */
const missingPage = '/unknown-address'
/** And the one that asks to come back, drawn likewise. */
const laterPage = '/try-again'
/** And the one for whom too much was asked from their address. */
const refusedPage = '/too-many-requests'

/** Addresses without a page, asked for from one internet address: a crawler of old links stays far below. */
const unknownAddresses = new Limit({ most: 600, within: 60_000 })

const crawler = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview/i

/** While the list of pages cannot be had, every address may exist: a visitor who reads is let in. */
const existence = async (): Promise<PublishedPages> =>
  publishedPages().catch((error: unknown) => {
    console.error('the list of pages is unknown:', error)
    return { exists: () => true, isCurrent: false }
  })

/**
 * The visitor's account (requirements A2): back with a notice without a session, else drawn for this visitor
 * alone.
 */
const openAccount = async (
  url: URL,
  plan: LanguagePlan & { action: 'serve' },
  request: NextRequest,
): Promise<NextResponse> => {
  const { siteUrl } = siteSettings()
  if (!(await readSession(request.cookies.get(sessionCookie())?.value))) {
    const back = planGate(request.headers.get('referer'), siteUrl, plan.locale)
    const answer = NextResponse.redirect(new URL(back, siteUrl), 303)
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  }
  return drawnForOne(url, request)
}

/** A page drawn for this request alone, under a policy with a nonce, since no stored page has hashes of it. */
const drawnForOne = (url: URL, request: NextRequest): NextResponse => {
  const policy = privatePolicy(crypto.randomUUID(), headScript, siteSettings().siteUrl.startsWith('https:'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const answer = NextResponse.rewrite(url, { request: { headers } })
  answer.headers.set('content-security-policy', policy)
  return answer
}

/** Whether or what the page is cannot be known while the lake does not answer: a whole page that says so (quality 3). */
const tryAgain = (url: URL, locale: Locale): NextResponse => {
  url.pathname = `/${locale}${laterPage}`
  return NextResponse.rewrite(url, {
    status: 503,
    headers: { 'retry-after': '30', 'cache-control': 'no-store' },
  })
}

/** Too much was asked from this address; the page that says so is a stored one. */
const tooMany = (url: URL, locale: Locale, seconds: number): NextResponse => {
  url.pathname = `/${locale}${refusedPage}`
  url.search = ''
  return NextResponse.rewrite(url, {
    status: 429,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  })
}

/** The language of a page that is not the one asked for. */
const languageIn = (plan: LanguagePlan): Locale =>
  plan.action === 'redirect' ? (splitPrefix(plan.path).prefix ?? defaultLocale) : plan.locale

/** To the portal in the settings, in every language; null where none is set: then it is an address like any other. */
const toManagement = async (request: NextRequest, locale: Locale): Promise<NextResponse | null> => {
  try {
    const address = await managementAddress()
    if (address === null) return null
    const answer = NextResponse.redirect(address, 307)
    answer.headers.set('cache-control', 'no-store')
    return answer
  } catch (error) {
    console.error('the address of the management portal is unknown:', error)
    return tryAgain(request.nextUrl.clone(), locale)
  }
}

/**
 * An open page asks for itself again when something it shows was published: React takes no answer but 200 for its
 * data, and with any other it loads the page anew, over the head of whoever reads or leaves.
 */
const isOpenPage = (request: NextRequest): boolean => request.headers.get('sec-fetch-dest') === 'empty'

/** There is no such page. */
const missing = (url: URL, request: NextRequest, locale: Locale, goesOn: object): NextResponse => {
  const wait = unknownAddresses.take(addressOf(request.headers))
  if (wait > 0) return tooMany(url, locale, wait)
  if (!isOpenPage(request)) return NextResponse.rewrite(url, { status: 404, ...goesOn })
  return NextResponse.rewrite(url, { headers: { 'cache-control': 'no-store' }, ...goesOn })
}

/** @param previewed the headers with which an editor's preview goes on: such a page is always drawn anew */
const apply = async (
  plan: LanguagePlan,
  request: NextRequest,
  previewed?: Headers,
): Promise<NextResponse> => {
  const url = request.nextUrl.clone()
  if (plan.action === 'redirect') {
    url.pathname = plan.path
    url.searchParams.delete('hl')
    url.searchParams.delete('lng')
    const response = NextResponse.redirect(url, plan.status)
    if (plan.status === 307) {
      response.headers.set('cache-control', 'private, no-store')
      response.headers.set('vary', 'accept-language, cookie')
    }
    // An editor can take a redirect back: browsers keep one that is for ever for minutes only.
    else response.headers.set('cache-control', 'public, max-age=300')
    if (plan.remember) {
      response.cookies.set('hl', plan.remember, {
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'lax',
        secure: siteSettings().siteUrl.startsWith('https:'),
      })
    }
    return response
  }
  const path = plan.action === 'missing' ? missingPage : plan.path
  url.pathname = path === '/' ? `/${plan.locale}` : `/${plan.locale}${path}`
  if (plan.action === 'serve' && plan.path === '/uc') return openAccount(url, plan, request)
  const channel = path === '/download' ? channelCode(request.nextUrl.searchParams.get('v')) : null
  if (channel !== null && channel !== defaultChannel) url.pathname = `/${plan.locale}/channel/${channel}`
  if (plan.action === 'serve' && plan.path === '/search') return drawnForOne(url, request)
  if (plan.action === 'serve' && previewed === undefined && !(await canDraw(plan.locale, plan.path)))
    return tryAgain(url, plan.locale)
  // Next would draw the query of whoever comes first into the page that all others get.
  const isAsIs = url.pathname === request.nextUrl.pathname && url.search === ''
  url.search = ''
  const goesOn = { request: { headers: previewed ?? request.headers } }
  if (plan.action === 'missing') return missing(url, request, plan.locale, goesOn)
  return isAsIs ? NextResponse.next(goesOn) : NextResponse.rewrite(url, goesOn)
}

/**
 * An editor's preview: drafts have addresses too, no language is preferred to the one of the address, and the
 * page is made for this request, so that its policy holds a nonce. Next gives that nonce to its own scripts.
 */
const preview = async (
  request: NextRequest,
  asked: LanguageRequest,
  exists: Exists,
): Promise<NextResponse> => {
  const { studioUrl, siteUrl } = siteSettings()
  const policy = previewPolicy(
    crypto.randomUUID(),
    headScript,
    new URL(studioUrl).origin,
    siteUrl.startsWith('https:'),
  )
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = await apply(planLanguage({ ...asked, isCrawler: true }, exists), request, headers)
  // The account has made its own, with a nonce of its own.
  if (!response.headers.has('content-security-policy'))
    response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** Languages, redirects and unknown addresses; pure planners decide, this applies them. */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname, searchParams } = request.nextUrl
  const asked: LanguageRequest = {
    pathname,
    query: searchParams.get('hl') ?? searchParams.get('lng'),
    cookie: request.cookies.get('hl')?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
    isCrawler: crawler.test(request.headers.get('user-agent') ?? ''),
  }
  const wait = refusedFor(request.headers)
  if (wait > 0) {
    const plan = planLanguage(asked, () => true)
    return tooMany(request.nextUrl.clone(), languageIn(plan), wait)
  }
  const { prefix, path } = splitPrefix(pathname)
  if (path.startsWith('/legal/')) {
    const isThere = prefix !== defaultLocale && (await hasPaper(prefix ?? defaultLocale, path))
    return isThere
      ? NextResponse.next()
      : apply(
          planLanguage(asked, () => false),
          request,
        )
  }
  const away = path === managementPath ? await toManagement(request, prefix ?? defaultLocale) : null
  if (away) return away
  const perspective = await perspectiveOf(request.cookies)
  if (perspective !== null) return preview(request, asked, await previewedPages(perspective))
  // A mark that is not ours, or over: the visitor gets the page that all get.
  request.cookies.delete(bypassCookie)
  const { exists, isCurrent } = await existence()
  // Only an address that lacks a page somewhere is looked up among the redirects.
  const redirects = localeIds.every((locale) => exists(locale, path)) ? [] : await publishedRedirects()
  const move = planMove(asked, exists, (from, isPage) => planRedirect(redirects, from, isPage))
  const plan = move ?? planLanguage(asked, exists)
  // The page may have been published since the list was made: then a search engine told 404 would forget it.
  if (plan.action === 'missing' && !isCurrent && !isOpenPage(request))
    return tryAgain(request.nextUrl.clone(), plan.locale)
  return apply(plan, request)
}
