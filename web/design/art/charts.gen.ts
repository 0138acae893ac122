/** Written by web/design/art/draw-charts.ts: the chart behind the hero. */
export const seaChartFile = '/assets/sea.fb4de83c.svg'

/** The chart behind the band that ends a page. */
export const bandFile = '/assets/art/band.be9fc475.svg'

/** What editors choose from by name, each a file with the symbol #art. */
export const illustrations = {
  course: { file: '/assets/art/course.d8a2f5c0.svg', width: 960, height: 400 },
  contours: { file: '/assets/art/contours.203c4e1a.svg', width: 960, height: 400 },
  'margin-gauge': { file: '/assets/art/margin-gauge.f498c888.svg', width: 960, height: 320 },
  depth: { file: '/assets/art/depth.520a39cb.svg', width: 960, height: 400 },
  flags: { file: '/assets/art/flags.aae95e3b.svg', width: 900, height: 270 },
  harbour: { file: '/assets/art/harbour.6735cdb1.svg', width: 960, height: 400 },
  compass: { file: '/assets/art/compass.f185e8e6.svg', width: 960, height: 420 },
} as const
