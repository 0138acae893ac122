import { notFound } from 'next/navigation'
import { authMetadata } from '#web/layout/auth/auth-metadata.ts'
import { RegisterPage } from '#web/layout/auth/register-page.tsx'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: PageProps) =>
  authMetadata((await params).locale, 'signUp', '/register')

const Page = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <RegisterPage locale={locale} />
}

export default Page
