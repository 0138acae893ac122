import type { ReactNode } from 'react'
import { PartBoundary } from '#web/design/part-boundary.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** What a live block draws in the browser; should it fail, a line says so and the page around it stays. */
export const LivePart = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <PartBoundary fallback={<p className="block__note">{getTexts(locale, 'BasicLayout')('part.failed')}</p>}>
    {children}
  </PartBoundary>
)
