import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DesignPage } from '#web/layout/specimens/design-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const metadata: Metadata = { title: 'Components and states', robots: { index: false, follow: false } }

const Page = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <DesignPage locale={locale} />
}

export default Page
