'use client'

import dynamic from 'next/dynamic'

/** A separate chunk: only pages with this block load it. */
export const TicketIsland = dynamic(
  async () => (await import('#web/features/practice/ticket/practice-ticket.tsx')).PracticeTicket,
)
