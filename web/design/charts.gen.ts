/** Written by web/design/draw-charts.ts: the chart behind the hero. */
export const seaChartFile = '/assets/sea.a3812e95.svg'
