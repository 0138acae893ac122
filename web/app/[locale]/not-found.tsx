import { missingMetadata } from '#web/layout/pages/missing-metadata.ts'
import { drawStill } from '#web/serving/next/still/draw-still.tsx'
import { resources } from '#web/i18n/resources.ts'
import { localeIds, localePath } from '#locales/table.ts'

/** Next takes the metadata of every 404 from here, even when the proxy chose the page. */
export const generateMetadata = async ({ params }: { params: Promise<{ locale: string }> }) =>
  missingMetadata((await params).locale)

/** Reached only when the list of pages was unavailable and the proxy let an unknown address through. */
const NotFound = () =>
  drawStill(
    <main className="wrap opening" id="content">
      {localeIds.map((locale) => {
        const words = resources[locale].BasicLayout.notFound
        return (
          <p key={locale} lang={locale}>
            {words.description} <a href={localePath(locale, '/')}>{words.home}</a>
          </p>
        )
      })}
    </main>,
  )

export default NotFound
