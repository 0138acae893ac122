import type enTrading from '#locales/en/trading.json'

/** The board's texts, passed to the browser instead of a dictionary. */
export type BoardWords = (typeof enTrading)['board']
