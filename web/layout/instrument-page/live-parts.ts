/** The parts of an instrument's page that live, in one chunk: every page has all, and they share prices, hours and releases. */
export { PracticeChart } from './plate/practice-chart.tsx'
export { PracticeTicket } from '#web/features/practice/ticket/practice-ticket.tsx'
export { Bill } from './bill/bill.tsx'
export { CostTool } from './cost-of-trade/cost-tool.tsx'
export { HoursClock } from './hours/hours-clock.tsx'
export { SessionTable } from './hours/session-table.tsx'
export { NextReleases } from './near/next-releases.tsx'
