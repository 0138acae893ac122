import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage, getPagePaths } from '#web/content/page.ts'
import { getRisk } from '#web/content/risk.ts'
import { getSettings } from '#web/content/settings.ts'
import { ContentPage } from '#web/layout/content-page.tsx'
import { pageMetadata } from '#web/layout/page-metadata.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

export const generateStaticParams = async ({ params }: { params: { locale: string } }) => {
  const paths = await getPagePaths()
  return paths
    .filter((page) => page.locale === params.locale)
    .map((page) => ({ path: page.path.split('/').filter(Boolean) }))
}

const pageOf = async ({ params }: PageProps) => {
  const { locale, path = [] } = await params
  if (!isLocale(locale)) return null
  return getPage(locale, `/${path.map(decodeURIComponent).join('/')}`)
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const page = await pageOf(props)
  if (!page) return {}
  const [settings, risk] = await Promise.all([getSettings(page.locale), getRisk(page.locale)])
  return pageMetadata(page, settings, risk, siteSettings().siteUrl)
}

const Page = async (props: PageProps) => {
  const page = await pageOf(props)
  if (!page) notFound()
  return <ContentPage page={page} />
}

export default Page
