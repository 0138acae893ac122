import type { TradePlan } from './plan-trade.ts'

/** A bar of the drawing in the units of its view box. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

export interface Tick {
  y: number
  /** In money where the value is known, else in per cent; above zero is gained. */
  amount: number
}

export interface TradeDrawing {
  width: number
  height: number
  /** Height of the price paid: the surface. */
  surface: number
  closeOutY: number
  marginY: number
  spread: Bar | null
  nights: readonly Bar[]
  up: Bar
  down: Bar
  /** Outlines down to the close-out line and to the margin. */
  reaches: readonly Bar[]
  ticks: readonly Tick[]
}

interface Layout {
  frame: {
    width: number
    /** Room for the words over the highest bar, and under the margin line. */
    above: number
    below: number
    /** Depth of the margin under the surface. */
    depth: number
  }
  spread: readonly [x: number, width: number]
  nights: readonly [x: number, width: number, step: number]
  /** What a move is worth: bars of one width, and the left edge of each. */
  moves: { width: number; up: number; down: number; reaches: readonly [closeOut: number, margin: number] }
}

/** Three drawings, since letters of one that is shrunk or blown up cannot be read. */
export const layouts = {
  wide: {
    frame: { width: 1440, above: 76, below: 56, depth: 307 },
    spread: [64, 110],
    nights: [256, 40, 62],
    moves: { width: 96, up: 640, down: 760, reaches: [920, 1080] },
  },
  medium: {
    frame: { width: 700, above: 66, below: 44, depth: 250 },
    spread: [31, 70],
    nights: [150, 22, 32],
    moves: { width: 66, up: 320, down: 394, reaches: [474, 550] },
  },
  narrow: {
    frame: { width: 350, above: 66, below: 44, depth: 250 },
    spread: [10, 56],
    nights: [84, 12, 17],
    moves: { width: 19, up: 170, down: 200, reaches: [240, 264] },
  },
} as const satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/** Costs are never drawn thinner: they would not be seen. */
const thinnest = 1.6

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The round step nearest above: 1, 2 or 5 times a power of ten. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((digit) => digit * power >= least * 0.999_999) ?? 10)
}

/** Ticks of the scale from one per cent up to the margin, at most nine; none at the surface. */
const ticksOf = (lengths: { up: number; margin: number }, yOf: (amount: number) => number): Tick[] => {
  const step = roundStep((lengths.up + lengths.margin) / 12)
  const first = Math.floor(lengths.up / step)
  const last = Math.floor(lengths.margin / step)
  return Array.from({ length: first + last + 1 }, (_, index) => (first - index) * step)
    .filter((amount) => amount !== 0)
    .map((amount) => ({ y: rounded(yOf(amount)), amount: Number(amount.toPrecision(12)) }))
}

/** The drawing of a trade on one scale: the margin is as deep as the layout says, everything else in proportion. */
export const planDrawing = (plan: TradePlan, { frame, spread, nights, moves }: Layout): TradeDrawing => {
  const marginPercent = -plan.margin.percent
  const perPercent = frame.depth / marginPercent
  const room = frame.above + perPercent
  const yOf = (percent: number) => room - percent * perPercent
  const bar = (x: number, width: number, percent: number): Bar => {
    const height = Math.max(thinnest, Math.abs(percent) * perPercent)
    return { x, y: rounded(percent > 0 ? room - height : room), width, height: rounded(height) }
  }
  const [nightX, nightWidth, nightStep] = nights
  const value = Number(plan.value?.value ?? 100)
  return {
    width: frame.width,
    height: Math.round(room + frame.depth + frame.below),
    surface: rounded(room),
    closeOutY: rounded(yOf(plan.closeOut.percent)),
    marginY: rounded(yOf(plan.margin.percent)),
    spread: plan.spread && bar(...spread, plan.spread.percent),
    nights: plan.nights.map(({ percent }, index) => bar(nightX + index * nightStep, nightWidth, percent)),
    up: bar(moves.up, moves.width, plan.up.percent),
    down: bar(moves.down, moves.width, plan.down.percent),
    reaches: moves.reaches.map((x, index) =>
      bar(x, moves.width, index === 0 ? plan.closeOut.percent : plan.margin.percent),
    ),
    ticks: ticksOf({ up: value / 100, margin: (value * marginPercent) / 100 }, (amount) =>
      yOf((amount * 100) / value),
    ),
  }
}
