import type { blockSchemas } from '#schemas/blocks/registry.gen.ts'
import { bar, button, dot, each, frame, letters, line, text } from './strokes.ts'

type BlockName = (typeof blockSchemas)[number]['type']['name']

const course = '70,66 82,58 90,62 102,44 112,48 122,32 132,36'
const grid = (xs: readonly number[], ys: readonly number[]): string =>
  each(ys, (y) => each(xs, (x) => bar(x, y, 22, 3, 'soft')))
const rules = (ys: readonly number[]): string => each(ys, (y) => bar(12, y, 120, 1, 'soft'))
const phone = (x: number, y: number): string => frame(x, y, 26, 48) + bar(x + 4, y + 6, 18, 24, 'sea')
const screen = (x: number, y: number, wide: number, high: number): string =>
  frame(x, y, wide, high) + bar(x + 3, y + 3, wide - 6, 5) + bar(x + 3, y + 11, wide - 6, high - 14, 'sea')
const prices = (ys: readonly number[]): string =>
  each(ys, (y) => bar(12, y, 30, 4) + bar(80, y, 20, 4, 'soft') + bar(112, y, 20, 4, 'sand'))

/** What each block looks like, roughly: an editor knows it by where its words, figures and pictures stand. One without a drawing shows its icon. */
export const drawings: Readonly<Record<string, string>> = {
  hero: bar(12, 18, 52, 7) + bar(12, 29, 40, 7) + text(12, 44, 46, 2) + button(12, 66) + line(course),
  opening:
    bar(12, 22, 56, 8) + text(12, 40, 60, 3) + frame(86, 18, 46, 54) + line('92,60 104,44 114,50 126,30'),
  platformHero:
    bar(12, 20, 50, 7) +
    text(12, 36, 50, 3) +
    button(12, 66) +
    frame(78, 14, 54, 68) +
    bar(84, 20, 42, 8, 'sea') +
    bar(84, 34, 19, 12, 'soft') +
    bar(107, 34, 19, 12) +
    text(84, 54, 42, 3),
  richText: bar(12, 16, 64, 6) + text(12, 30, 116, 6),
  notice: frame(12, 26, 120, 44) + bar(12, 26, 4, 44, 'sand') + bar(24, 36, 50, 5) + text(24, 48, 96, 2),
  sideNote: text(12, 20, 76, 8) + bar(98, 20, 2, 44, 'sand') + text(104, 22, 30, 5),
  steps: each(
    [20, 44, 68],
    (y, at) =>
      dot(20, y, 8, 'sea') +
      letters(17, y + 4, 10, `${at + 1}`) +
      bar(38, y - 6, 46, 5) +
      bar(38, y + 3, 90, 3, 'soft'),
  ),
  limitList: each(
    [20, 40, 60, 80],
    (y) => line(`14,${y - 4} 22,${y + 4}`) + line(`22,${y - 4} 14,${y + 4}`) + bar(34, y - 2, 92, 4, 'soft'),
  ),
  cards: each([10, 53, 96], (x) => frame(x, 22, 38, 54) + bar(x + 6, 30, 22, 5) + text(x + 6, 42, 26, 3)),
  pullFigure: letters(34, 54, 38, '0.4') + text(34, 66, 76, 2),
  keyFigures: each(
    [12, 56, 100],
    (x, at) => letters(x, 48, 20, ['7', '24', '30'][at] ?? '') + bar(x, 56, 30, 3, 'soft'),
  ),
  accountSafeguards:
    each([18, 58, 98], (x) => frame(x, 24, 30, 34) + line(`${x + 8},42 ${x + 13},48 ${x + 22},34`)) +
    text(18, 68, 110, 2),
  workedExample:
    frame(24, 10, 96, 76) +
    bar(32, 18, 44, 5) +
    each([32, 44, 56], (y) => bar(32, y, 40, 3, 'soft') + bar(94, y, 18, 3)) +
    bar(32, 68, 80, 1) +
    bar(88, 74, 24, 5),
  tradeToScale:
    bar(14, 30, 116, 12, 'sea') +
    bar(14, 46, 6, 12, 'risk') +
    bar(24, 50, 60, 4, 'soft') +
    bar(14, 70, 40, 4),
  lessons: each(
    [14, 38, 62],
    (y, at) =>
      letters(12, y + 14, 14, `${at + 1}`) +
      text(26, y + 2, 36, 3) +
      line(`76,${y + 12} 94,${y} 110,${y + 14} 132,${y + 4}`),
  ),
  uses: each([12, 54, 96], (x, at) => bar(x, 20, 36, 5, at === 2 ? 'risk' : 'ink') + text(x, 34, 36, 5)),
  dataTable: bar(12, 16, 120, 10, 'sea') + grid([14, 60, 106], [36, 52, 68]) + rules([44, 60, 76]),
  picture:
    bar(22, 12, 100, 60, 'sea') +
    dot(100, 28, 7, 'sand') +
    line('24,68 52,38 74,58 92,44 120,68') +
    bar(22, 78, 60, 3, 'soft'),
  illustration:
    line('12,60 36,48 60,54 84,30 108,40 132,22') +
    each([36, 84], (x) => dot(x, x === 36 ? 48 : 30, 4, 'sand')) +
    bar(12, 78, 70, 3, 'soft'),
  platformScreen: screen(16, 12, 112, 72) + line('26,68 50,52 70,58 94,38 118,44'),
  platformPair: screen(10, 18, 58, 44) + screen(76, 18, 58, 44) + bar(10, 70, 34, 4) + bar(76, 70, 34, 4),
  faqList:
    each([16, 38, 60, 82], (y) => bar(12, y - 4, 78, 5) + line(`120,${y - 4} 125,${y + 1} 130,${y - 4}`)) +
    rules([26, 48, 70]),
  glossaryList:
    letters(12, 30, 18, 'A') +
    bar(36, 18, 40, 4) +
    text(36, 26, 92, 2) +
    letters(12, 68, 18, 'B') +
    bar(36, 56, 32, 4) +
    text(36, 64, 92, 2),
  legalList: each(
    [14, 38, 62],
    (y) =>
      frame(14, y, 14, 18) +
      bar(36, y + 3, 66, 5) +
      bar(36, y + 12, 44, 3, 'soft') +
      bar(114, y + 5, 16, 7, 'sand'),
  ),
  latestPapers:
    bar(12, 14, 50, 6) +
    each(
      [32, 52, 72],
      (y) => frame(12, y - 6, 10, 14) + bar(30, y - 3, 70, 4) + bar(114, y - 3, 18, 4, 'soft'),
    ),
  platformList: each([12, 54, 96], (x) => screen(x, 18, 36, 28) + bar(x, 54, 26, 4) + text(x, 62, 36, 2)),
  providerList: each([14, 42, 70], (y) =>
    each([12, 54, 96], (x) => frame(x, y, 36, 18) + bar(x + 8, y + 7, 20, 4)),
  ),
  partnerTerms:
    bar(12, 14, 44, 6) +
    each([32, 50, 68], (y) => bar(12, y, 40, 4) + bar(66, y, 64, 4, 'soft')) +
    rules([42, 60, 78]),
  storageTable:
    bar(12, 14, 120, 8, 'sea') +
    each(
      [30, 46, 62, 78],
      (y) => frame(12, y - 3, 8, 8) + bar(28, y - 1, 40, 4) + bar(84, y - 1, 46, 4, 'soft'),
    ),
  instrumentTable: bar(12, 12, 120, 10, 'sea') + prices([30, 46, 62, 78]) + rules([39, 55, 71]),
  topInstruments: each([12, 78], (x) =>
    each(
      [14, 52],
      (y) =>
        frame(x, y, 54, 32) +
        bar(x + 6, y + 6, 22, 4) +
        line(`${x + 6},${y + 26} ${x + 20},${y + 18} ${x + 32},${y + 22} ${x + 46},${y + 12}`),
    ),
  ),
  livePrice: bar(14, 30, 40, 5) + letters(14, 64, 26, '1.08') + line('84,62 98,50 108,56 130,36'),
  marketRows:
    each(
      [16, 40, 64],
      (y) => bar(12, y, 36, 6) + text(60, y, 50, 2) + line(`120,${y} 126,${y + 5} 120,${y + 10}`),
    ) + rules([34, 58]),
  marketBoard: bar(12, 14, 40, 6) + prices([28, 42, 56, 70]) + frame(104, 14, 30, 66),
  quotesTable:
    prices([14, 32, 50, 68]) +
    each([14, 32, 50, 68], (y, at) =>
      line(`50,${y + 4} 58,${y + (at % 2) * 4} 66,${y + 2} 74,${y - 1 + (at % 2) * 4}`),
    ) +
    rules([24, 42, 60]),
  economicCalendar: each(
    [14, 38, 62],
    (y, at) =>
      frame(12, y, 20, 18) +
      letters(16, y + 13, 11, `${12 + at}`) +
      bar(42, y + 3, 60, 5) +
      bar(42, y + 11, 40, 3, 'soft') +
      dot(124, y + 9, 4, at === 1 ? 'ink' : 'sand'),
  ),
  dayRule:
    bar(12, 50, 120, 2) +
    each([12, 42, 72, 102, 131], (x) => bar(x, 44, 1, 14)) +
    each([30, 66, 94], (x) => dot(x, 34, 4, 'sand')) +
    bar(20, 68, 60, 4, 'sea'),
  calculator:
    frame(12, 12, 58, 72) +
    each([22, 42, 62], (y) => bar(20, y, 24, 3, 'soft') + frame(20, y + 5, 42, 9)) +
    bar(84, 24, 34, 4, 'soft') +
    letters(84, 54, 22, '£40'),
  marketHours: each(
    [16, 36, 56, 76],
    (y, at) => bar(12, y, 26, 4) + bar(46, y - 1, 86, 6, 'sea') + bar(52 + at * 12, y - 1, 36, 6),
  ),
  tradingBanner:
    bar(0, 24, 144, 48) + bar(14, 36, 66, 6, 'sea') + bar(14, 50, 50, 4, 'soft') + button(98, 42),
  appDownload:
    bar(12, 24, 56, 7) + text(12, 40, 56, 2) + bar(12, 62, 26, 10) + bar(44, 62, 26, 10) + phone(96, 20),
  contactDetails: each(
    [16, 42, 68],
    (y) => dot(20, y + 4, 7, 'sea') + bar(38, y, 40, 5) + bar(38, y + 9, 84, 3, 'soft'),
  ),
} satisfies Partial<Record<BlockName, string>>
