/** The parts of the plate that live, in one chunk: they share prices and history. */
export { LiveChart } from '#web/features/chart/live/live-chart.tsx'
export { LiveRail } from './live-rail.tsx'
