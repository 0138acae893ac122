import { expect, it } from 'vitest'
import { pastFiguresFrom } from './past-figures.ts'

const now = Date.parse('2026-11-20T00:00:00Z')
const row = (month: number, actual: unknown) => ({
  time: `2026-${String(month).padStart(2, '0')}-05T13:30:00Z`,
  actual,
})

it('puts the figures in order, one an instant, and none of the future', () => {
  const read = pastFiguresFrom({ list: [row(10, '1.5'), row(9, -3), row(12, '9'), row(10, '1.6')] }, now)
  expect(read?.map(({ actual }) => actual)).toEqual(['-3', '1.6'])
})

it('takes the forecast where it is one', () => {
  const forecasts = ['1.2', 3, 'n/a', null, undefined].map((forecast, month) => ({
    ...row(month + 1, '1'),
    forecast,
  }))
  const read = pastFiguresFrom({ list: forecasts }, now)
  expect(read?.map(({ forecast }) => forecast)).toEqual(['1.2', '3', null, null, null])
})

it.each([[null], ['n/a'], [''], ['1e9'], [Number.NaN], ['9'.repeat(400)], [{}]])(
  'leaves out a figure %j that is none',
  (actual) => {
    expect(pastFiguresFrom({ list: [row(1, actual), row(2, '1')] }, now)).toHaveLength(1)
  },
)

it('keeps the latest twelve of a broker that sends too many', () => {
  const list = Array.from({ length: 5_000 }, (_, day) => ({
    time: new Date(Date.parse('2010-01-01T00:00:00Z') + day * 86_400_000).toISOString(),
    actual: String(day),
  }))
  expect(pastFiguresFrom({ list }, now)?.map(({ actual }) => actual)).toEqual(
    Array.from({ length: 12 }, (_, index) => String(4_988 + index)),
  )
})

it.each([null, 'x', {}, [], { list: 'x' }])('%j is no answer', (answer) => {
  expect(pastFiguresFrom(answer, now)).toBeNull()
})
