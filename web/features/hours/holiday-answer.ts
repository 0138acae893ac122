import 'server-only'
import { completeInstrument, instrument as instruments } from '#web/documents/instrument.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { fill } from '#common/fill.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { isLocale } from '#locales/table.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { planCalendarFile } from './plan-calendar-file.ts'
import { scheduleOf } from './schedule.ts'
import { holidaysFrom } from './sessions.ts'

/** A year and a day: a calendar that refreshes monthly never runs out. */
const daysAhead = 366

/** Address of an instrument's holiday calendar in a language. */
export const holidayFilePath = (locale: string, symbol: string): string =>
  `/api/holidays/${locale}/${symbol}.ics`

const none = () => privateJson(404, { ok: false, message: 'There is no such calendar.' })

/**
 * `GET /api/holidays/de/GER30.ics`: the days of the coming year without a session. Instruments of the same exchange
 * share event ids, so that a calendar with several files shows each day once.
 */
export const holidayAnswer = async (locale: string, file: string): Promise<Response> => {
  const [, symbol = ''] = /^([A-Z0-9]{1,20})\.ics$/.exec(file) ?? []
  if (!isLocale(locale) || symbol === '') return none()
  const { data } = await answerTo(instruments)
  const row = data.find((one) => one.symbol === symbol)
  const instrument = row && completeInstrument(row, locale)
  const schedule = instrument?.hours ? scheduleOf(instrument.hours) : null
  const exchange = instrument && schedule && exchangeOf(schedule.zone, instrument.assetClass)
  if (!schedule || !exchange) return none()
  const { instrument: words } = resources[locale].trading
  const { host } = new URL(siteSettings().siteUrl)
  const zone = zoneIn(schedule.zone, locale)
  const now = Date.now()
  const days = holidaysFrom({ schedule, exchange }, now, daysAhead).map(({ begins, date, name }) => ({
    uid: `${begins.year}-${begins.month}-${begins.day}-${exchange}@${host}`,
    date,
    summary: fill(words.holidayEvent, { zone, holiday: words.holidayNames[name] }),
    description: fill(words.holidaysLede, { zone }),
  }))
  const title = `${symbol}: ${words.holidays}`
  return new Response(planCalendarFile(host, locale, title, days, now), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${symbol}-${locale}.ics"`,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  })
}
