import { type NextRequest, NextResponse } from 'next/server'
import { privatePolicy, previewPolicy } from './serving/next/cache/policy.ts'
import { findPaper } from './content/files/find-paper.ts'
import { readSession, sessionCookie } from './broker/relay/session.ts'
import { canDraw } from './content/pages/can-draw.ts'
import { pagesOrAny, previewedPages, publishedRedirects } from './content/pages/paths.ts'
import { managementAddress, managementPath } from './content/pages/management.ts'
import { perspectiveOf } from './content/preview/perspective.ts'
import { bypassCookie } from './lib/http/cookie-names.ts'
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
import { pageWithoutNeeds } from '#web/layout/pages/bare-page.ts'
import { Limit } from '#common/limits/limit.ts'
import { isAnswer } from './lib/http/app-paths.ts'
import { crawler } from './lib/http/crawler.ts'
import { refusedFor } from './lib/http/refused-header.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { addressOf } from './lib/http/visitor-address.ts'

/** Pages and papers; files and API routes bypass the proxy. */
export const config = {
  matcher: ['/((?!_next/|api/|assets/|locales/|media/|og/|favicon\\.ico$|sitemap\\.xml$|robots\\.txt$).*)'],
}

/** The 404, 503 and 429 pages of each language, rendered at build time. */
const missingPage = '/unknown-address'
const laterPage = '/try-again'
const refusedPage = '/too-many-requests'

/** Unknown addresses per internet address: a crawler of old links stays far below. */
const unknownAddresses = new Limit({ most: 600, within: 60_000 })

/**
 * The visitor's account (requirements A2): redirects with a notice without a session, else rendered for this visitor.
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
  return renderPrivately(url, request)
}

/** Renders a page for this request only, under a policy with a nonce, since stored hashes do not apply. */
const renderPrivately = (url: URL, request: NextRequest): NextResponse => {
  const policy = privatePolicy(crypto.randomUUID(), headScript, siteSettings().siteUrl.startsWith('https:'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const answer = NextResponse.rewrite(url, { request: { headers } })
  answer.headers.set('content-security-policy', policy)
  return answer
}

/** The lake is down and nothing is known about the page: a complete page that asks to try again (quality 3). */
const tryAgain = (url: URL, locale: Locale): NextResponse => {
  url.pathname = `/${locale}${laterPage}`
  return NextResponse.rewrite(url, {
    status: 503,
    headers: { 'retry-after': '30', 'cache-control': 'no-store' },
  })
}

/** Too many requests from this address; the page that says so is cached. */
const tooMany = (url: URL, locale: Locale, seconds: number): NextResponse => {
  url.pathname = `/${locale}${refusedPage}`
  url.search = ''
  return NextResponse.rewrite(url, {
    status: 429,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  })
}

/** The address asked for: Next's own kind of address keeps a slash at the end, whatever path it is given. */
const addressIn = ({ nextUrl }: NextRequest): URL => new URL(nextUrl.href)

/** The language of an error page. */
const languageIn = (plan: LanguagePlan): Locale =>
  plan.action === 'redirect' ? (splitPrefix(plan.path).prefix ?? defaultLocale) : plan.locale

/**
 * Redirects to the portal in the settings, in every language; null when none is set, and the address is an ordinary
 * one.
 */
const toManagement = async (request: NextRequest, locale: Locale): Promise<NextResponse | null> => {
  try {
    const address = await managementAddress()
    if (address === null) return null
    const answer = NextResponse.redirect(address, 307)
    answer.headers.set('cache-control', 'no-store')
    return answer
  } catch (error) {
    console.error('the address of the management portal is unknown:', error)
    return tryAgain(addressIn(request), locale)
  }
}

/**
 * Whether an open page refreshes itself after a publish: React accepts only 200 for its data and reloads the page on
 * anything else, interrupting its reader.
 */
const isOpenPage = (request: NextRequest): boolean => request.headers.get('sec-fetch-dest') === 'empty'

/** Answers that the page does not exist. */
const missing = (url: URL, request: NextRequest, locale: Locale, goesOn: object): NextResponse => {
  const wait = unknownAddresses.take(addressOf(request.headers))
  if (wait > 0) return tooMany(url, locale, wait)
  if (!isOpenPage(request)) return NextResponse.rewrite(url, { status: 404, ...goesOn })
  return NextResponse.rewrite(url, { headers: { 'cache-control': 'no-store' }, ...goesOn })
}

/** @param previewed request headers of a preview, which is always rendered */
const apply = async (
  plan: LanguagePlan,
  request: NextRequest,
  previewed?: Headers,
): Promise<NextResponse> => {
  const url = addressIn(request)
  if (plan.action === 'redirect') {
    url.pathname = plan.path
    url.searchParams.delete('hl')
    url.searchParams.delete('lng')
    for (const name of plan.taken ?? []) url.searchParams.delete(name)
    const response = NextResponse.redirect(url, plan.status)
    if (plan.status === 307) {
      response.headers.set('cache-control', 'private, no-store')
      response.headers.set('vary', 'accept-language, cookie')
    }
    // Editors can withdraw a redirect: browsers keep even permanent ones for minutes only.
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
  if (plan.action === 'serve' && isAnswer(plan.path)) return renderPrivately(url, request)
  if (plan.action === 'serve' && previewed === undefined && !(await canDraw(plan.locale, plan.path)))
    return tryAgain(url, plan.locale)
  // Next embeds the first visitor's query in the cached page.
  const isAsIs = url.pathname === request.nextUrl.pathname && url.search === ''
  url.search = ''
  const goesOn = { request: { headers: previewed ?? request.headers } }
  if (plan.action === 'missing') return missing(url, request, plan.locale, goesOn)
  return isAsIs ? NextResponse.next(goesOn) : NextResponse.rewrite(url, goesOn)
}

/**
 * A preview: drafts have addresses too, the language is that of the address, and the page is rendered for this
 * request, so that its policy carries a nonce, which Next adds to its scripts.
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
  // The account page has set its own policy.
  if (!response.headers.has('content-security-policy'))
    response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** Applies languages, redirects and 404s as decided by pure planners. */
export const proxy = async (request: NextRequest): Promise<Response> => {
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
    return tooMany(addressIn(request), languageIn(plan), wait)
  }
  const { prefix, path } = splitPrefix(pathname)
  const paper = await findPaper(prefix, path)
  if (paper === 'there') return NextResponse.next()
  if (paper)
    return apply({ action: 'redirect', status: 308, ...paper, reason: 'papers have small letters' }, request)
  const away = path === managementPath ? await toManagement(request, prefix ?? defaultLocale) : null
  if (away) return away
  const perspective = await perspectiveOf(request.cookies)
  if (perspective !== null) return preview(request, asked, await previewedPages(perspective))
  // A forged or expired preview cookie: serve the public page.
  request.cookies.delete(bypassCookie)
  const { exists, isCurrent } = await pagesOrAny()
  // Redirects matter only for addresses that lack a page in some language.
  const redirects = localeIds.every((locale) => exists(locale, path)) ? [] : await publishedRedirects()
  const move = planMove(asked, exists, (from, isPage) =>
    planRedirect(redirects, { path: from, query: searchParams }, isPage),
  )
  const plan = move ?? planLanguage(asked, exists)
  const bare = plan.action === 'redirect' ? null : await pageWithoutNeeds(plan.locale)
  if (bare) return bare
  // The page may have been published after the list was read; a 404 would make search engines drop it.
  if (plan.action === 'missing' && !isCurrent && !isOpenPage(request))
    return tryAgain(addressIn(request), plan.locale)
  return apply(plan, request)
}
