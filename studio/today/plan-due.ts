import type { TodayRows } from './rows.ts'

/** Something due by a day. */
export interface Due {
  id: string
  type: string
  what: string
  /** `2026-12-31`. */
  day: string
  /** Negative once it is overdue. */
  daysLeft: number
}

type Paper = TodayRows['papers'][number]

const dayMs = 86_400_000

/** Days from one day to another, both `2026-12-31`. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Papers other than key information appear this many days before their review. */
const nearDays = 90

/**
 * A year after the last report of a series became effective the next one is due, unless the series has ended.
 */
function nextReports(papers: readonly Paper[]): Omit<Due, 'daysLeft'>[] {
  const latest = new Map<string, Paper & { series: string; year: number; effectiveFrom: string }>()
  for (const paper of papers) {
    const { kind, year, quarter, effectiveFrom } = paper
    const series = paper.series || kind
    if (!series || !year || quarter || !effectiveFrom) continue
    if ((latest.get(series)?.year ?? 0) < year) latest.set(series, { ...paper, series, year, effectiveFrom })
  }
  const going = [...latest.values()].filter(({ isLastOfSeries }) => isLastOfSeries !== true)
  return going.map(({ _id, title, series, year, effectiveFrom }) => ({
    id: _id,
    type: 'legalDocument',
    what: `Report for ${year + 1}: ${(title ?? series).replace(String(year), '').trim()}`,
    day: `${Number(effectiveFrom.slice(0, 4)) + 1}${effectiveFrom.slice(4)}`,
  }))
}

const reviews = (papers: readonly Paper[]): Omit<Due, 'daysLeft'>[] =>
  papers.flatMap(({ _id, title, reviewDue }) =>
    reviewDue
      ? [
          {
            id: _id,
            type: 'legalDocument',
            what: `Review: ${title || 'Paper without a title'}`,
            day: reviewDue,
          },
        ]
      : [],
  )

/**
 * What is due, the most urgent first: the next percentage, key information documents, upcoming reviews and
 * the yearly reports after the last ones.
 */
export function planDue({ warning, papers }: Pick<TodayRows, 'warning' | 'papers'>, today: string): Due[] {
  const figure = warning?.nextDue
    ? [
        {
          id: 'riskWarning',
          type: 'riskWarning',
          what: `Loss percentage, now ${warning.lossPercentage == null ? 'without a figure' : `${warning.lossPercentage}%`}`,
          day: warning.nextDue,
        },
      ]
    : []
  const kids = new Set(papers.flatMap(({ _id, kind }) => (kind === 'kid' ? [_id] : [])))
  const due = [...figure, ...reviews(papers), ...nextReports(papers)].map((one) => ({
    ...one,
    daysLeft: daysBetween(today, one.day),
  }))
  return due
    .filter(({ id, what, daysLeft }) => kids.has(id) || !what.startsWith('Review: ') || daysLeft <= nearDays)
    .toSorted((a, b) => a.daysLeft - b.daysLeft || a.what.localeCompare(b.what))
}
