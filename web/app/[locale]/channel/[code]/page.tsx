import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage } from '#web/content/pages/page.ts'
import { getRisk } from '#web/documents/risk-warning.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { ContentPage } from '#web/layout/pages/content-page.tsx'
import { pageMetadata } from '#web/layout/pages/page-metadata.ts'
import { withChannel } from '#web/layout/pages/with-channel.ts'
import { channelCode } from '#web/lib/channel.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string; code: string }>
}

/** Rendered at a channel's first request; the page store keeps a few of them (`web/serving/next/cache/page-store.ts`). */
export const generateStaticParams = () => []

const pageOf = async ({ params }: PageProps) => {
  const { locale, code } = await params
  const page = isLocale(locale) ? await getPage(locale, '/download') : null
  const channel = channelCode(code)
  return page && channel !== null ? withChannel(page, channel) : null
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
