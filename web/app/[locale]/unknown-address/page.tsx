import { notFound } from 'next/navigation'
import { missingMetadata } from '#web/layout/pages/missing-metadata.ts'
import { MissingPage } from '#web/layout/pages/missing-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps) => missingMetadata((await params).locale)

/** Served by the proxy with status 404. */
const UnknownAddress = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <MissingPage locale={locale} />
}

export default UnknownAddress
