import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { readCourses, readHistory } from '#web/features/history/read-history.ts'
import { resources } from '#web/i18n/resources.ts'
import { planScreen, type ScreenData } from './plan-screen.ts'
import type { SamplePrice } from './plan-ticket.ts'

/**
 * The prices of a drawn screen: the last on record, or the samples. Has the page drawn anew with the next quarter of an
 * hour.
 */
export const readScreen = async (samples: ScreenData['prices'], chosen: SamplePrice): Promise<ScreenData> => {
  const symbols = samples.map(({ symbol }) => symbol)
  const [courses, history] = await Promise.all([readCourses(symbols), readHistory(chosen.symbol, '1d')])
  return planScreen(samples, chosen, courses, history.bars)
}

/** The sentence under a drawing: which prices it shows, and that it sends nothing. */
export const screenNote = (locale: Locale, at: number | null): string => {
  const { screens } = resources[locale].BasicLayout
  if (at === null) return screens.drawing
  const time = new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return fill(screens.recorded, { time: time.format(at) })
}
