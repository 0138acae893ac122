import { type NextRequest, NextResponse } from 'next/server'
import { isKnownPath } from '#web/content/paths.ts'
import { type Exists, type LanguagePlan, planLanguage, splitPrefix } from '#web/i18n/plan-language.ts'
import { localeIds } from '#locales/table.ts'

/** Pages only: files, the site's own server and the papers answer for themselves. */
export const config = {
  matcher: ['/((?!_next/|api/|assets/|locales/|media/|legal/|de/legal/|pl/legal/).*)'],
}

/** The page of each language that says there is none; it is drawn at build time, like the others. */
const missingPage = '/unknown-address'

const crawler = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview/i

/** While the list of pages cannot be had, every address may exist: a visitor who reads is let in. */
const existence = async (path: string): Promise<Exists> => {
  const known = await Promise.all(localeIds.map(async (locale) => isKnownPath(locale, path))).catch(
    (error: unknown) => {
      console.error('the list of pages is unknown:', error)
      return null
    },
  )
  return (locale) => known?.[localeIds.indexOf(locale)] ?? true
}

const apply = (plan: LanguagePlan, request: NextRequest): NextResponse => {
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
    if (plan.remember) {
      response.cookies.set('hl', plan.remember, {
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'lax',
        secure: url.protocol === 'https:',
      })
    }
    return response
  }
  const path = plan.action === 'missing' ? missingPage : plan.path
  url.pathname = path === '/' ? `/${plan.locale}` : `/${plan.locale}${path}`
  return plan.action === 'missing'
    ? NextResponse.rewrite(url, { status: 404 })
    : url.pathname === request.nextUrl.pathname
      ? NextResponse.next()
      : NextResponse.rewrite(url)
}

/** Languages, redirects and unknown addresses; a pure planner decides, this applies it. */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname, searchParams } = request.nextUrl
  const { path } = splitPrefix(pathname)
  const plan = planLanguage(
    {
      pathname,
      query: searchParams.get('hl') ?? searchParams.get('lng'),
      cookie: request.cookies.get('hl')?.value ?? null,
      acceptLanguage: request.headers.get('accept-language'),
      isCrawler: crawler.test(request.headers.get('user-agent') ?? ''),
    },
    await existence(path),
  )
  return apply(plan, request)
}
