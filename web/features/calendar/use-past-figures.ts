'use client'

import useSWR from 'swr'
import { askFor } from '#web/features/calls/ask.ts'
import type { Locale } from '#locales/table.ts'
import { maxPastFigures, type PastFigure, pastFiguresFrom } from './past-figures.ts'

const timeoutMs = 6_000

/**
 * The latest figures of a series (W106): undefined while they are asked for, null where the broker has none to give.
 * `now` is the broker's clock. Asked anew when the latest published figure is another.
 */
export const usePastFigures = (
  series: string | null,
  latest: string | null,
  now: number,
  locale: Locale,
): readonly PastFigure[] | null | undefined => {
  const { data } = useSWR(
    series === null ? null : (['past', series, latest] as const),
    async ([, asked]) => {
      const { dt } = await askFor('W106', { series: asked, size: maxPastFigures }, { locale, timeoutMs })
      const figures = pastFiguresFrom(dt, now)
      return figures && figures.length > 0 ? figures : null
    },
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  return series === null ? null : data
}
