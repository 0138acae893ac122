import type { TodayRows } from './rows.ts'
import type { Say } from './use-words.ts'

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

/** What is due before its days are counted. */
interface Coming extends Omit<Due, 'daysLeft'> {
  /** Listed only when its day is near. */
  isNearOnly: boolean
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
function nextReports(say: Say, papers: readonly Paper[]): Coming[] {
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
    what: say('due.report', {
      year: String(year + 1),
      title: (title ?? series).replace(String(year), '').trim(),
    }),
    day: `${Number(effectiveFrom.slice(0, 4)) + 1}${effectiveFrom.slice(4)}`,
    isNearOnly: false,
  }))
}

const reviews = (say: Say, papers: readonly Paper[]): Coming[] =>
  papers.flatMap(({ _id, kind, title, reviewDue }) =>
    reviewDue
      ? [
          {
            id: _id,
            type: 'legalDocument',
            what: say('due.review', { title: title || say('due.untitled') }),
            day: reviewDue,
            isNearOnly: kind !== 'kid',
          },
        ]
      : [],
  )

/**
 * What is due, the most urgent first: the next percentage, key information documents, upcoming reviews and
 * the yearly reports after the last ones.
 * @param percent writes a figure as the language of the Studio does: `74.5%`
 */
export function planDue(
  say: Say,
  { warning, papers }: Pick<TodayRows, 'warning' | 'papers'>,
  today: string,
  percent: (figure: number) => string,
): Due[] {
  const figure = warning?.nextDue
    ? [
        {
          id: 'riskWarning',
          type: 'riskWarning',
          what:
            warning.lossPercentage == null
              ? say('due.noFigure')
              : say('due.figure', { figure: percent(warning.lossPercentage) }),
          day: warning.nextDue,
          isNearOnly: false,
        },
      ]
    : []
  return [...figure, ...reviews(say, papers), ...nextReports(say, papers)]
    .flatMap(({ isNearOnly, ...one }): Due[] => {
      const daysLeft = daysBetween(today, one.day)
      return isNearOnly && daysLeft > nearDays ? [] : [{ ...one, daysLeft }]
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft || a.what.localeCompare(b.what))
}
