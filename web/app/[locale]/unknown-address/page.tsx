import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getSettings } from '#web/content/settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { MissingPage } from '#web/layout/missing-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = getTexts(locale, 'BasicLayout')
  const { brandName } = await getSettings(locale)
  return {
    title: `${t('notFound.title')} · ${brandName}`,
    description: t('notFound.description'),
    robots: { index: false },
  }
}

/** Reached through the proxy only, which gives it the status 404. */
const UnknownAddress = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <MissingPage locale={locale} />
}

export default UnknownAddress
