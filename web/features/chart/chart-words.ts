import type enTrading from '#locales/en/trading.json'

export type ChartWords = (typeof enTrading)['chart']
