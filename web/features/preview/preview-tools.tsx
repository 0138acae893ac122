import { isPreview } from '#web/content/preview/perspective.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { LivePreview, PreviewBar } from './preview-island.tsx'

/** Parts of a page that exist in previews only. */
export const PreviewTools = async ({ locale }: { locale: Locale }) => {
  if (!(await isPreview())) return null
  const t = getTexts(locale, 'BasicLayout')
  return (
    <>
      <PreviewBar label={t('preview.label')} leave={t('preview.leave')} />
      <LivePreview studio={new URL(siteSettings().studioUrl).origin} />
    </>
  )
}
