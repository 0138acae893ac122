import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { followInterfaceTexts } from '#web/documents/interface-text.ts'
import { PartBoundary } from '#web/design/part-boundary.tsx'
import { ToastRegion } from '#web/design/toasts/toast-region.tsx'
import { analyticsAttributes } from '#web/features/analytics/attributes.ts'
import { LiveRefresh } from '#web/features/live/live-refresh.tsx'
import { SessionNotice } from '#web/features/session/session-notice.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { PageBoundary } from '#web/layout/pages/page-boundary.tsx'
import { ProgressBar } from '#web/layout/progress-bar.tsx'
import { RiskStrip } from '#web/layout/risk/risk-strip.tsx'
import { styleFiles } from '#web/design/styles/files.gen.ts'
import { headScript } from '#web/layout/head-script.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { PreviewTools } from '#web/features/preview/preview-tools.tsx'
import { pageScript } from '#web/layout/script/script.gen.ts'
import { isLocale, localeIds } from '#locales/table.ts'
import '#web/app/globals.css'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export const generateStaticParams = () => localeIds.map((locale) => ({ locale }))

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f9e4e6' },
    { media: '(prefers-color-scheme: dark)', color: '#34131f' },
  ],
}

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteSettings().siteUrl),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/assets/favicon.svg', type: 'image/svg+xml' },
    ],
  },
  formatDetection: { telephone: false, address: false, email: false },
})

const LocaleLayout = async ({ children, params }: LayoutProps) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  await followInterfaceTexts()
  const t = getTexts(locale, 'BasicLayout')
  const session = getTexts(locale, 'login')
  return (
    <html lang={locale} {...analyticsAttributes()} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* oxlint-disable-next-line nextjs/no-sync-scripts -- a module waits for the page by itself, and may not say defer */}
        <script type="module" src={pageScript} />
        <link rel="stylesheet" media="print" href={styleFiles.paper} />
      </head>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <RiskStrip locale={locale} />
        <ProgressBar locale={locale} />
        <PageBoundary locale={locale}>{children}</PageBoundary>
        <PartBoundary fallback={null}>
          <SessionNotice locale={locale} text={session('centre.first')} label={session('logIn')} />
          <ToastRegion words={{ region: t('toasts.region'), close: t('toasts.close') }} />
          <LiveRefresh />
          <PreviewTools locale={locale} />
        </PartBoundary>
      </body>
    </html>
  )
}

export default LocaleLayout
