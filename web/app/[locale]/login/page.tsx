import { notFound } from 'next/navigation'
import { authMetadata } from '#web/layout/auth/auth-metadata.ts'
import { LoginPage } from '#web/layout/auth/login-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps) =>
  authMetadata((await params).locale, 'login', '/login')

const Page = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <LoginPage locale={locale} />
}

export default Page
