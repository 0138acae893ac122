import type { ReactNode } from 'react'
import { PartBoundary } from '#web/design/part-boundary.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** Boundary of a live block's client component: a failure shows one line and leaves the page intact. */
export const LivePart = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <PartBoundary fallback={<p className="block__note">{getTexts(locale, 'BasicLayout')('part.failed')}</p>}>
    {children}
  </PartBoundary>
)
