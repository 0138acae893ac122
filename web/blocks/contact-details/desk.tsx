import { type Locale, locales } from '#locales/table.ts'
import { deskWords } from '#web/features/hours/desk/desk-words.ts'
import { type EnteredHours, readDesk } from '#web/features/hours/desk/read-desk.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { zoneOf } from '#web/lib/zone.ts'

/**
 * Whether somebody answers now, and the hours, on the page's clock; the page script writes the visitor's. Nothing where
 * no hours are entered.
 */
export const Desk = async ({ locale, desk }: { locale: Locale; desk: EnteredHours }) => {
  const now = Date.now()
  const stretches = await readDesk(desk, now)
  if (!stretches) return null
  const { open, shut, days } = resources[locale].BasicLayout.blocks.contact
  const zone = zoneOf[locale]
  const zoneName = zoneIn(zone, locale)
  const { intl } = locales[locale]
  const words = deskWords(stretches, { now, zone, zoneName, intl, texts: { open, shut, days } })
  return (
    <p
      className="desk"
      data-desk={JSON.stringify(stretches)}
      data-is-open={words.isOpen}
      data-open={open}
      data-shut={shut}
      data-days={days}
      data-intl={intl}
      data-zone={zone}
      data-zone-name={zoneName}
      suppressHydrationWarning
    >
      <i aria-hidden="true" />
      <b data-part="state" suppressHydrationWarning>
        {words.state}
      </b>{' '}
      <span data-part="days" suppressHydrationWarning>
        {words.days}
      </span>
    </p>
  )
}
