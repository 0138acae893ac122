import type enTrading from '#locales/en/trading.json'

/** The words of the board in one language; they travel to the browser with it, and no dictionary does. */
export type BoardWords = (typeof enTrading)['board']
