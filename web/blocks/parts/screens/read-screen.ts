import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { readDays, readHistory } from '#web/features/history/read-history.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { resources } from '#web/i18n/resources.ts'
import { planPrices, planScreen, type ScreenData, type ScreenPrices } from './plan-screen.ts'
import type { SamplePrice } from './plan-ticket.ts'

/**
 * The prices of a drawn screen: the last on record, or the samples. Has the page drawn anew with the next quarter of an
 * hour.
 */
export const readScreen = async (
  samples: ScreenData['prices'],
  chosen: SamplePrice,
  traded: readonly Traded[],
): Promise<ScreenData> => {
  const [days, history] = await Promise.all([readDays(traded), readHistory(chosen.symbol, '1d')])
  return planScreen(samples, chosen, days, history.bars)
}

/** The prices of a drawing without a chart: the last on record, or the samples. */
export const readPrices = async (
  samples: readonly SamplePrice[],
  traded: readonly Traded[],
): Promise<ScreenPrices> => planPrices(samples, await readDays(traded))

/** The day and time of the prices of a drawing, by UTC: `Thursday 18:09`. */
export const screenTime = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)

/** The sentence under a drawing: which prices it shows, and that it sends nothing. */
export const screenNote = (locale: Locale, at: number | null): string => {
  const { screens } = resources[locale].BasicLayout
  return at === null ? screens.drawing : fill(screens.recorded, { time: screenTime(locale, at) })
}
