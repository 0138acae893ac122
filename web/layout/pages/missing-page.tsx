import { getPagePaths } from '#web/content/pages/page.ts'
import { openWays, SearchWays } from '#web/features/search/search-ways.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { NoticePlate } from './notice-plate.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import '#web/features/search/search.css'

/**
 * The 404 page in the visitor's language, with the search and ways on. It is the same for every address; the page script
 * puts what was asked for into the search.
 */
export const MissingPage = async ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const paths = await getPagePaths()
  const open = openWays(locale, paths)
  const homes = localeIds.filter((id) => paths.some((page) => page.locale === id && page.path === '/'))
  return (
    <SiteShell
      locale={locale}
      path="/"
      alternates={homes}
      styles={['page', 'hero', 'fields']}
      closing="partner"
    >
      {() => (
        <NoticePlate
          position={t('notFound.position')}
          title={t('notFound.title')}
          lede={t('notFound.lede')}
          more={
            <div className="search-page" data-missing="">
              <SearchForm locale={locale} />
              {open.length > 0 && (
                <>
                  <p>{t('notFound.ways')}</p>
                  <SearchWays locale={locale} open={open} />
                </>
              )}
            </div>
          }
        >
          <a className="btn btn--solid btn--large" href={localePath(locale, '/')}>
            {t('notFound.home')}
            <Icon name="arrow" />
          </a>
        </NoticePlate>
      )}
    </SiteShell>
  )
}
