import type { ComponentProps } from 'react'
import { fill } from '#common/fill.ts'
import { LiveChart } from '#web/features/chart/live/live-chart.tsx'
import { useKept } from '#web/features/practice/account/page-store.ts'
import { dealtAt } from '#web/features/practice/account/value-account.ts'
import { lotsText, type LotWords } from '#web/i18n/pips.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'

/** The chart that lives, with a line where each open practice position of its instrument was opened. */
export const PracticeChart = ({
  lotStep,
  held,
  ...chart
}: Omit<ComponentProps<typeof LiveChart>, 'levels'> & {
  lotStep: string | null
  held: { buy: string; sell: string; lots: LotWords }
}) => {
  const kept = useKept()
  const { locale, instrument } = chart
  const open = kept.state === 'account' ? kept.account.open : []
  const levels = open.flatMap((position) => {
    const { id, direction, lots, terms, opened } = position
    if (terms.symbol !== instrument.symbol) return []
    const size = lotsText(locale, lotStep ? withPlacesOf(lotStep, lots) : lots, held.lots)
    return [{ id, price: dealtAt(position, opened.bid, 'open'), name: fill(held[direction], { size }) }]
  })
  return <LiveChart {...chart} levels={levels} />
}
