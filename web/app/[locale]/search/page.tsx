import { notFound } from 'next/navigation'
import { searchMetadata } from '#web/layout/pages/missing-metadata.ts'
import { SearchPage } from '#web/layout/pages/search-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ q?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: PageProps) => searchMetadata((await params).locale)

const Page = async ({ params, searchParams }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { q = '' } = await searchParams
  return <SearchPage locale={locale} asked={typeof q === 'string' ? q : (q[0] ?? '')} />
}

export default Page
