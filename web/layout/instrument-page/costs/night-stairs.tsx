import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { StairsSvg } from '#web/features/calculators/stairs/stairs-svg.tsx'
import { resources } from '#web/i18n/resources.ts'
import type { Stairs } from './plan-holding.ts'
import { SizedText } from './sized-text.tsx'

/** What nights add up to, bought and sold, as two stairs. */
export const NightStairs = ({
  locale,
  holdings,
  start,
  size,
}: {
  locale: Locale
  /** For every size of the bill: the sums differ, the drawing is that of the first one shown. */
  holdings: readonly Stairs[]
  /** Index of the one shown first. */
  start: number
  size: 'wide' | 'narrow'
}) => {
  const stairs = holdings[start]
  if (!stairs) return null
  const { costs: words } = resources[locale].trading
  const { nights, long, short } = stairs
  const sized = (textOf: (one: Stairs) => string) => <SizedText texts={holdings.map(textOf)} start={start} />
  return (
    <StairsSvg
      locale={locale}
      nights={nights}
      long={long}
      short={short}
      size={size}
      label={sized(({ longText, shortText }) =>
        fill(words.nightsLabel, { count: String(nights.length), long: longText, short: shortText }),
      )}
      longText={sized(({ longText }) => longText)}
      shortText={sized(({ shortText }) => shortText)}
    />
  )
}
