import type { ReactNode } from 'react'
import { PartBoundary } from '#web/design/part-boundary.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { sameAddress } from './same-address.ts'

/**
 * Holds a fault of the page in the browser outside of its live parts: below the risk warning, which stays, a few
 * words in the visitor's language and the ways on.
 */
export const PageBoundary = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <PartBoundary
      fallback={
        <main className="wrap opening" id="content">
          <h1>{t('tryAgain.title')}</h1>
          <p>{t('part.page')}</p>
          <p>
            <SiteLink link={sameAddress(t('tryAgain.retry'))} className="btn btn--solid" />{' '}
            <a className="btn" href={localePath(locale, '/')}>
              {t('tryAgain.home')}
            </a>
          </p>
        </main>
      }
    >
      {children}
    </PartBoundary>
  )
}
