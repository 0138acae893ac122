import { notFound } from 'next/navigation'
import { tooManyMetadata } from '#web/layout/pages/missing-metadata.ts'
import { LaterPage } from '#web/layout/pages/later-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps) => tooManyMetadata((await params).locale)

/** Served by the proxy with status 429. */
const TooMany = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <LaterPage locale={locale} reason="tooMany" />
}

export default TooMany
