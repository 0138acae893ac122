import { notFound } from 'next/navigation'
import { authMetadata } from '#web/layout/auth/auth-metadata.ts'
import { ForgotPage } from '#web/layout/auth/forgot-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps) =>
  authMetadata((await params).locale, 'forgot', '/forgot-password')

const Page = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <ForgotPage locale={locale} />
}

export default Page
