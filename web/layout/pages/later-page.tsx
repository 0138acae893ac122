import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { NoticePlate } from './notice-plate.tsx'
import { sameAddress } from './same-address.ts'
import { SiteShell } from '#web/layout/site-shell.tsx'

/** Why a page is to be asked for again: it cannot be drawn now, or too much was asked from one address. */
export type LaterReason = 'tryAgain' | 'tooMany'

/** What a visitor gets in place of a page that is not given out now: a whole page that says so, with the ways on. */
export const LaterPage = ({ locale, reason }: { locale: Locale; reason: LaterReason }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <SiteShell locale={locale} path="/" alternates={localeIds} styles={['page']}>
      {() => (
        <NoticePlate
          position={t(`${reason}.position`)}
          title={t(`${reason}.title`)}
          lede={t(`${reason}.lede`)}
        >
          <SiteLink link={sameAddress(t(`${reason}.retry`))} className="btn btn--solid btn--large" />
          <a className="btn btn--large" href={localePath(locale, '/')}>
            {t(`${reason}.home`)}
          </a>
        </NoticePlate>
      )}
    </SiteShell>
  )
}
