import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { readSession, sessionCookie } from '#web/broker/relay/session.ts'
import { planGate } from '#web/features/session/plan-gate.ts'
import { authMetadata } from '#web/layout/auth/auth-metadata.ts'
import { CentrePage } from '#web/layout/auth/centre/centre-page.tsx'
import { siteSettings } from '#web/lib/settings.ts'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
}

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: PageProps) =>
  authMetadata((await params).locale, 'centre', '/uc')

/** The proxy redirects visitors without a session (303); checked again here, where the page is rendered. */
const Page = async ({ params }: PageProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const session = await readSession((await cookies()).get(sessionCookie())?.value)
  if (!session) redirect(planGate((await headers()).get('referer'), siteSettings().siteUrl, locale))
  return <CentrePage locale={locale} session={session} />
}

export default Page
