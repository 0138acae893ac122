import type enTrading from '#locales/en/trading.json'

/** The calendar's texts, passed from the server to the browser. */
export type CalendarWords = (typeof enTrading)['calendar']
