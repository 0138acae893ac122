/**
 * The lists of prices that stand on one page, in one chunk: each chunk of its own would carry what asks for prices,
 * hours and their state once more.
 */
export { LiveRows } from './market-rows/live-rows.tsx'
export { LivePrices } from './top-instruments/live-prices.tsx'
