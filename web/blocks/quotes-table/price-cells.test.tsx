import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceCells } from './price-cells.tsx'

const labels = {
  noPrice: 'no price yet',
  bid: 'Bid',
  ask: 'Ask',
  spread: 'Spread',
  range: 'Range',
  low: 'Low',
  high: 'High',
  today: 'Today',
  lastPoll: 'Last change',
  sinceOpen: 'Since open',
  directions: { up: 'up', down: 'down', flat: 'unchanged' },
}
const gold = { symbol: 'XAUUSD', spreadText: '25', spread: '0.25' }

const drawn = (known: {
  closes: string[]
  open: string | undefined
  range: { low: string; high: string } | null
}) =>
  renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <PriceCells locale="en" labels={labels} instrument={{ ...gold, ...known }} />
        </tr>
      </tbody>
    </table>,
  )

/** The text of a named cell. */
const cellIn = (html: string, name: string) => new RegExp(`data-cell="${name}"[^>]*>([^<]*)<`).exec(html)?.[1]

it('the server draws the last price on record, the day and its course', () => {
  const html = drawn({
    closes: ['4050.00', '4082.94', '4063.18'],
    open: '4081.40',
    range: { low: '4049.12', high: '4084.00' },
  })
  expect(
    ['bid', 'bid-head', 'bid-tail', 'ask', 'low', 'high', 'open-change'].map((name) => cellIn(html, name)),
  ).toEqual(['4,063.18', '4,063.1', '8', '4,063.43', '4,049.12', '4,084.00', '−18.22'])
  expect(html).toContain('class="delta delta--down" data-cell="since-open"')
  expect(html).toContain('−0.45%')
  expect(html).toContain('data-direction="down" style="--place:0.4;--open:0.93"')
  expect(html).toContain('d="M0 22L49 0L97 13L146 13"')
  // Nothing is known of the poll before.
  expect(html).toContain('class="delta" data-cell="since-poll"')
})

it('without a price on record every cell is there for the first poll to write into', () => {
  const html = drawn({ closes: [], open: undefined, range: null })
  expect([cellIn(html, 'bid'), cellIn(html, 'ask'), cellIn(html, 'low')]).toEqual(['no price yet', '–', ''])
  expect(html).not.toContain('style=')
  expect(html).not.toContain(' d=""')
})
