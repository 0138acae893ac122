import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { NoticePlate } from './notice-plate.tsx'
import { sameAddress } from './same-address.ts'
import { SiteShell } from '#web/layout/site-shell.tsx'

/** Why the page is unavailable: it cannot be rendered now, or the address sent too many requests. */
export type LaterReason = 'tryAgain' | 'tooMany'

/** The complete page shown instead, with links. */
export const LaterPage = ({ locale, reason }: { locale: Locale; reason: LaterReason }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <SiteShell locale={locale} path="/" alternates={localeIds} styles={['page', 'hero']}>
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
