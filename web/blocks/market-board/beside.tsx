import { fill } from '#common/fill.ts'
import { type Locale, localePath, locales } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import type { Instrument } from '#web/documents/instrument.ts'
import { getLegalDocuments } from '#web/documents/legal-document.ts'
import { capOf, closeOutPercent } from '#web/features/calculators/formulas.ts'
import { HoursDrawing } from '#web/features/chart/hours-rule/hours-drawing.tsx'
import { minuteText } from '#web/features/chart/hours-rule/plan-now-flag.ts'
import { dayText, type MarketFacts } from '#web/features/chart/rail/market-in.ts'
import { MarketState, marketWords, stateInWords } from '#web/features/chart/rail/market-state.tsx'
import { minuteIn, planHoursRule } from '#web/features/chart/hours-rule/plan-hours-rule.ts'
import { readSessions } from '#web/features/hours/read-sessions.ts'
import { marketOf } from '#web/features/hours/market-of.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { zoneOf } from '#web/lib/zone.ts'
import type { MarketBoardBlock } from './query.ts'

const calendarPath = '/trading/calendar'

/** The hours of the market's first instrument on the clock of the language; the page script says what is now. */
const Hours = async ({
  locale,
  instrument,
  now,
}: {
  locale: Locale
  instrument: Instrument
  now: number
}) => {
  const { market: words, chart } = resources[locale].trading
  const { symbol, assetClass, hours } = instrument
  const market = marketOf(instrument)
  if (!market) return null
  // The page ends when the market opens or closes.
  await readSessions([instrument], now)
  const zone = zoneOf[locale]
  const rule = planHoursRule(market, zone, now)
  const minute = rule.isToday ? minuteIn(zone, now) : null
  const { year, month, day } = rule.date
  const weekday = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'long', timeZone: 'UTC' })
  const label = fill(words.hoursOn, {
    day: weekday.format(Date.UTC(year, month - 1, day)),
    zone: zoneIn(zone, locale),
  })
  const facts: MarketFacts = { assetClass, hours, zone, date: dayText(rule.date), words: marketWords(locale) }
  return (
    <section data-part="market" data-symbol={symbol} data-facts={JSON.stringify(facts)}>
      <h2>{words.hours}</h2>
      <MarketState state={stateInWords(locale, market, now)} />
      <HoursDrawing
        rule={rule}
        now={minute}
        placeNames={chart.places}
        nowText={minute === null ? '' : minuteText(minute)}
        label={label}
        size="beside"
      />
      <p>
        <small>{label}</small>
      </p>
    </section>
  )
}

/** What a move of one per cent takes of the margin, by each limit of leverage. */
const Caps = ({ locale, leverages }: { locale: Locale; leverages: readonly string[] }) => {
  const { market: words } = resources[locale].trading
  return (
    <section>
      <h2>{words.cap}</h2>
      <dl className="market__caps">
        {leverages.map((maxLeverage) => {
          const share = Math.min(100, capOf({ maxLeverage }))
          return (
            <div key={maxLeverage} style={{ '--share': share / 100 }}>
              <dt className="fig">{maxLeverage}</dt>
              <dd>
                <i aria-hidden="true" />
                <b>{formatPercent(locale, String(share))}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      <p>
        {fill(words.capNote, {
          step: formatPercent(locale, '1'),
          closeOut: formatPercent(locale, closeOutPercent),
        })}
      </p>
    </section>
  )
}

/** What stands beside a board: hours, the limit of leverage, what moves the market, and its papers. */
export const Beside = async ({
  locale,
  block,
  leverages,
  now,
}: {
  locale: Locale
  block: MarketBoardBlock
  leverages: readonly string[]
  now: number
}) => {
  const { market: words, classes } = resources[locale].trading
  const [first] = block.instruments
  const papers = await getLegalDocuments(locale)
  const paper = papers.find(({ slug }) => slug === `kid-${first?.kid}`)
  const file = paper?.files.find((known) => known.locale === locale) ?? paper?.files[0]
  return (
    <aside className="market__beside" aria-label={classes[block.assetClass]}>
      {first && <Hours locale={locale} instrument={first} now={now} />}
      <Caps locale={locale} leverages={leverages} />
      {block.movers.length > 0 && (
        <section>
          <h2>{words.movers}</h2>
          <ol className="market__movers">
            {block.movers.map(({ key, label, text }) => (
              <li key={key}>
                <b>{label}</b> <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ul className="market__ways">
        {file && (
          <li>
            <a href={file.href} hrefLang={file.locale}>
              <Icon name="paper" size={18} />
              {fill(words.document, { market: classes[block.assetClass] })}
            </a>
          </li>
        )}
        <li>
          <a href={localePath(locale, calendarPath)}>
            <Icon name="info" size={18} />
            {words.calendar}
          </a>
        </li>
      </ul>
    </aside>
  )
}
