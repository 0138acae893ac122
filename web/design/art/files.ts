import { seaChart } from './chart.ts'
import { band, contours, course, depth } from './plates/charts.ts'
import { hoist } from './plates/flags.ts'
import { harbour } from './plates/harbour.ts'
import { compass, marginGauge } from './plates/instruments.ts'
import { type Drawing, symbolFile } from './symbol.ts'

const plates: Record<string, Drawing> = {
  band,
  course,
  contours,
  'margin-gauge': marginGauge,
  depth,
  flags: hoist,
  harbour,
  compass,
}

/** Every file of drawings the site has, as `draw-charts.ts` writes it. */
export const drawnFiles: { name: string; svg: string; width: number; height: number }[] = [
  { name: 'sea', svg: seaChart(), width: 1376, height: 520 },
  ...Object.entries(plates).map(([name, plate]) => ({
    name,
    svg: symbolFile(plate),
    width: plate.width,
    height: plate.height,
  })),
]
