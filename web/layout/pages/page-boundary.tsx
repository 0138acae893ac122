import type { ReactNode } from 'react'
import { PartBoundary } from '#web/design/part-boundary.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { sameAddress } from './same-address.ts'

/**
 * Error boundary of the page outside its live parts: keeps the risk warning, and shows a message with links in the
 * visitor's language.
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
