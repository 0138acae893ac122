import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { NoticePlate } from './notice-plate.tsx'
import { sameAddress } from './same-address.ts'
import { SiteShell } from './site-shell.tsx'

/** What a visitor gets while a page cannot be drawn: a whole page of the site that says so, with the ways on. */
export const TryAgainPage = ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <SiteShell locale={locale} path="/" alternates={localeIds} styles={['page']}>
      {() => (
        <NoticePlate position={t('tryAgain.position')} title={t('tryAgain.title')} lede={t('tryAgain.lede')}>
          <SiteLink link={sameAddress(t('tryAgain.retry'))} className="btn btn--solid btn--large" />
          <a className="btn btn--large" href={localePath(locale, '/')}>
            {t('tryAgain.home')}
          </a>
        </NoticePlate>
      )}
    </SiteShell>
  )
}
