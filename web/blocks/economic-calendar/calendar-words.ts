import type enTrading from '#locales/en/trading.json'

/** The words of the calendar in the page's language, handed from the server to what runs in the browser. */
export type CalendarWords = (typeof enTrading)['calendar']
