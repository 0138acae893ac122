import { notFound } from 'next/navigation'
import { enquiryResult } from '#web/broker/relay/enquiry-results.ts'
import { keptEnquiry } from '#web/broker/relay/kept-enquiry.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { EnquiryPage } from '#web/layout/pages/enquiry-page.tsx'
import { enquiryMetadata } from '#web/layout/pages/missing-metadata.ts'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ result?: string | string[]; typed?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: PageProps) => enquiryMetadata((await params).locale)

const Page = async ({ params, searchParams }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { result, typed } = await searchParams
  return (
    <EnquiryPage
      locale={locale}
      result={enquiryResult(result)}
      typed={keptEnquiry(typed, siteSettings().sessionSecrets, Date.now())}
    />
  )
}

export default Page
