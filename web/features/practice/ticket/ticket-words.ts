import 'server-only'
import type { Locale } from '#locales/table.ts'
import { resources } from '#web/i18n/resources.ts'
import type { PracticeTicketProps } from './practice-ticket.tsx'

/** All that a ticket says, in one language. */
export const ticketWords = (locale: Locale): PracticeTicketProps['words'] => {
  const { practice, practiceAccount, ticket, lots } = resources[locale].trading
  const { sell, buy, direction, size, spread, night, percent, unknown } = ticket
  const { yes, no } = resources[locale].BasicLayout.dialog
  return {
    practice,
    account: practiceAccount,
    lines: { sell, buy, direction, size, spread, night, percent, unknown },
    lots,
    dialog: { yes, no },
  }
}
