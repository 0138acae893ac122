import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { keepChangeDates } from '#web/content/pages/change-dates.ts'
import { getInstrumentPage } from '#web/content/pages/instrument-page.ts'
import { getPage } from '#web/content/pages/page.ts'
import { publishedPaths } from '#web/content/pages/paths.ts'
import { getRisk } from '#web/documents/risk-warning.ts'
import { keepPageTexts } from '#web/content/pages/search-entries.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { ContentPage } from '#web/layout/pages/content-page.tsx'
import { InstrumentPage } from '#web/layout/instrument-page/instrument-page.tsx'
import { pageMetadata } from '#web/layout/pages/page-metadata.ts'
import { instrumentMetadata } from '#web/features/seo/instrument-metadata.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

export const generateStaticParams = async ({ params }: { params: { locale: string } }) => {
  const [paths] = await Promise.all([publishedPaths(), keepChangeDates(), keepPageTexts()])
  return paths
    .filter((page) => page.locale === params.locale)
    .map((page) => ({ path: page.path.split('/').filter(Boolean) }))
}

/** The published content of an address: a page of blocks, else an instrument page. */
const pageOf = async ({ params }: PageProps) => {
  const { locale, path = [] } = await params
  if (!isLocale(locale)) return { page: null, instrument: null }
  const address = `/${path.map(decodeURIComponent).join('/')}`
  const page = await getPage(locale, address)
  return { page, instrument: page ? null : await getInstrumentPage(locale, address) }
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const { page, instrument } = await pageOf(props)
  const shown = page ?? (instrument && { ...instrument, metadata: instrumentMetadata(instrument) })
  if (!shown) return {}
  const [settings, risk] = await Promise.all([getSettings(shown.locale), getRisk(shown.locale)])
  return pageMetadata(shown, settings, risk, siteSettings().siteUrl)
}

const Page = async (props: PageProps) => {
  const { page, instrument } = await pageOf(props)
  if (page) return <ContentPage page={page} />
  return instrument ? <InstrumentPage content={instrument} now={Date.now()} /> : notFound()
}

export default Page
