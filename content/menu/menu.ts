import { menuItem } from './item.ts'
import { management, more } from './more.ts'
import { quickstart } from './quickstart.ts'
import { trading } from './trading.ts'

/**
 * The whole tree of specification section 2, in its order. Headings over children have no page yet, so they
 * are not links; the page of a heading makes it one. `/account/` of the specification stands without its last slash,
 * as every path of the site does.
 */
export const menu = {
  _id: 'menu' as const,
  _type: 'menu' as const,
  items: [quickstart, trading, management, more].map(menuItem),
}
