import { getPagePaths } from '#web/content/page.ts'
import { seaChartFile } from '#web/design/charts.gen.ts'
import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { SiteShell } from './site-shell.tsx'

/** What an unknown address gets: a whole page in the visitor's language, with the ways out. */
export const MissingPage = async ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const paths = await getPagePaths()
  const homes = localeIds.filter((id) => paths.some((page) => page.locale === id && page.path === '/'))
  return (
    <SiteShell locale={locale} path="/" alternates={homes}>
      {() => (
        <section className="hero">
          <div className="plate neat">
            <div className="hero__body">
              <svg className="hero__art" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
                <use href={`${seaChartFile}#sea`} />
              </svg>
              <div className="hero__text">
                <p className="note">{t('notFound.position')}</p>
                <h1>{t('notFound.title')}</h1>
                <p className="hero__lede">{t('notFound.lede')}</p>
                <p className="hero__actions">
                  <a className="btn btn--solid btn--large" href={localePath(locale, '/')}>
                    {t('notFound.home')}
                    <Icon name="arrow" />
                  </a>
                </p>
              </div>
            </div>
          </div>
        </section>
      )}
    </SiteShell>
  )
}
