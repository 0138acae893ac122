import { notFound } from 'next/navigation'
import { tryAgainMetadata } from '#web/layout/pages/missing-metadata.ts'
import { LaterPage } from '#web/layout/pages/later-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps) => tryAgainMetadata((await params).locale)

/** Served by the proxy with status 503. */
const TryAgain = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <LaterPage locale={locale} reason="tryAgain" />
}

export default TryAgain
