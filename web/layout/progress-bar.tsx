import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** Hidden until `web/layout/script/progress.ts` sees a navigation start (requirements E5). */
export const ProgressBar = ({ locale }: { locale: Locale }) => (
  <progress className="progress" aria-label={getTexts(locale, 'BasicLayout')('progress')} hidden />
)
