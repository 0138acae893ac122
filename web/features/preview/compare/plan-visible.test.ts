import { expect, it } from 'vitest'
import { type Box, type Holder, planVisible } from './plan-visible.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const page = box(0, -400, 390, 4000)
const paragraph = box(20, 300, 350, 60)
const shown = (of: Box): Holder => ({ box: of, x: 'shown', y: 'shown' })
const cut = (of: Box): Holder => ({ box: of, x: 'cut', y: 'cut' })

const cases: [what: string, isSeen: boolean, box: Box, holders: readonly Holder[]][] = [
  ['a paragraph', true, paragraph, []],
  ['one further down, and one scrolled past', true, box(20, 3000, 350, 60), []],
  ['one scrolled past', true, box(20, -390, 350, 60), []],
  ['a sentence of one pixel, for readers of the screen', false, box(20, 300, 1, 1), []],
  ['what has no height', false, box(20, 300, 350, 0), []],
  ['what stands beside the page', false, box(-9999, 300, 350, 60), []],
  ['what stands above the page', false, box(20, -900, 350, 60), []],
  ['what its holder only stands around', true, paragraph, [shown(box(0, 0, 10, 10))]],
  ['what a holder cuts to nothing', false, paragraph, [cut(box(0, 300, 390, 0))]],
  ['what lies beyond a holder that cuts', false, box(400, 300, 350, 60), [cut(box(0, 300, 390, 60))]],
  [
    'what lies beyond a holder that scrolls',
    true,
    box(400, 300, 350, 60),
    [{ box: box(0, 300, 390, 60), x: 'scrolled', y: 'cut' }],
  ],
  [
    'what scrolls within a holder that is folded up',
    false,
    box(400, 300, 350, 60),
    [{ box: box(0, 300, 390, 60), x: 'scrolled', y: 'cut' }, cut(box(0, 300, 390, 0))],
  ],
]

it.each(cases)('%s: %s', (_what, isSeen, of, holders) => {
  expect(planVisible(of, holders, page)).toBe(isSeen)
})
