/** Written by web/design/draw-charts.ts: the chart behind the hero. */
export const seaChartFile = '/assets/sea.6e6fe075.svg'
