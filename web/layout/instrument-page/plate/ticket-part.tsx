import type { Locale } from '#locales/table.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { Instrument } from '#web/documents/instrument.ts'
import { ticketOf } from '#web/features/practice/ticket/ticket-terms.ts'
import { ticketWords } from '#web/features/practice/ticket/ticket-words.ts'
import { TicketIsland } from '../islands.tsx'
import { readKnown } from '../known-prices.ts'

/** The practice ticket beside an instrument's chart; left out for an instrument whose sizes are unknown. */
export const TicketPart = async ({
  locale,
  instrument,
  demoHref,
  now,
}: {
  locale: Locale
  instrument: Instrument
  demoHref: string | null
  now: number
}) => {
  const ticket = ticketOf(instrument)
  if (!ticket) return null
  const { known } = await readKnown(instrument, [], now)
  return (
    <LivePart locale={locale}>
      <TicketIsland
        locale={locale}
        {...ticket}
        known={{ bids: known?.bids ?? {}, asOf: '' }}
        hasBar
        demoHref={demoHref}
        words={ticketWords(locale)}
      />
    </LivePart>
  )
}
