import { createHash } from 'node:crypto'
import { bareWarning, unreadByEveryPage } from '#web/content/pages/unread.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:2rem 1rem}aside{border-inline-start:4px solid;padding-inline-start:1rem;font-weight:600}small{display:block;margin-block-start:2rem}'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The page of a site that lacks what each of its pages is made of: the risk warning as far as it is known, that it is
 * not the visitor's fault, and for operators what is missing. Drawn without React, since the layout is what fails.
 */
const barePage = (
  locale: Locale,
  { warning, missing }: { warning: readonly string[] | null; missing: readonly string[] },
): Response => {
  const t = getTexts(locale, 'BasicLayout')
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t('tryAgain.title'))}</title>
<style>${style}</style>
<aside class="risk">${(warning ?? [t('unread.warning')]).map((sentence) => `<p>${escaped(sentence)}</p>`).join('')}</aside>
<main>
<h1>${escaped(t('tryAgain.title'))}</h1>
<p>${escaped(t('unread.lede'))}</p>
<small>${escaped(t('unread.operators', { missing: missing.join(', ') }))}</small>
</main>
</html>
`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'retry-after': '30',
      'cache-control': 'no-store',
    },
  })
}

/** The page that stands where no page can be drawn; null where every page has what it needs. */
export const pageWithoutNeeds = async (locale: Locale): Promise<Response | null> => {
  const missing = await unreadByEveryPage()
  return missing.length === 0 ? null : barePage(locale, { missing, warning: await bareWarning(locale) })
}
