/** What the page script needs to write prices into a ticket; the spread in pips. */
export interface TicketFacts {
  pipSize: string
  typicalSpread: string
}
