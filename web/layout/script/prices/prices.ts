/**
 * What asks for prices and writes them. A file of its own, which comes with the first list of prices on a page, or the
 * first menu with prices that is opened: pages of words have neither otherwise.
 */
import { boardRowIn } from '#web/features/board/board-row-in.ts'
import { marketStateIn } from '#web/features/chart/rail/market-in.ts'
import { railIn } from '#web/features/chart/rail/rail-in.ts'
import { ticketIn } from '#web/features/practice/ticket/ticket-in.ts'
import { startPrices } from '#web/live/price-lists.ts'
import { pageLanguage } from '../page-language.ts'
import { startMenuBids } from './menu-bids.ts'

startPrices(pageLanguage, { rail: railIn, board: boardRowIn, market: marketStateIn, ticket: ticketIn })
startMenuBids()
