import { getPagePaths } from '#web/content/pages/page.ts'
import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { NoticePlate } from './notice-plate.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'

/** The 404 page in the visitor's language, with links. */
export const MissingPage = async ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const paths = await getPagePaths()
  const homes = localeIds.filter((id) => paths.some((page) => page.locale === id && page.path === '/'))
  return (
    <SiteShell locale={locale} path="/" alternates={homes} styles={['page', 'hero']}>
      {() => (
        <NoticePlate position={t('notFound.position')} title={t('notFound.title')} lede={t('notFound.lede')}>
          <a className="btn btn--solid btn--large" href={localePath(locale, '/')}>
            {t('notFound.home')}
            <Icon name="arrow" />
          </a>
        </NoticePlate>
      )}
    </SiteShell>
  )
}
