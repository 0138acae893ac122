import type { ReactNode } from 'react'
import { illustrations } from '#web/design/art/charts.gen.ts'
import type { Locale } from '#locales/table.ts'
import { highestLeverage, planMargin } from '#web/lib/numbers/plan-margin.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { pathOf, planCourses, planNights, type Point, stairsOf, trade, treadOf } from './plan-chart.ts'

/** A word at its place on the chart; `end` lets it end there. */
const Mark = ({ at, anchor = '', children }: { at: Point; anchor?: string; children: ReactNode }) => (
  <p className={`plate-mark ${anchor}`} style={{ '--x': `${at.x}%`, '--y': `${at.y}%` }}>
    {children}
  </p>
)

/** Lines over a chart, in a frame of 100 by 100 that takes the shape of the plate, and the words that belong to them. */
const ChartFrame = ({ lines, children }: { lines: ReactNode; children: ReactNode }) => {
  const { file, width, height } = illustrations.contours
  return (
    <div className="plate-art plate-art--chart">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <use href={`${file}#art`} />
      </svg>
      <svg className="plate-lines" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        {lines}
      </svg>
      {children}
    </div>
  )
}

/** Where words end at a plate's right edge, in hundredths of its width. */
const edge = 98

/** One position, two courses of the same length. */
const Courses = ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const fix = { x: 36, y: 50 }
  const { up, down } = planCourses(fix)
  const move = formatPercent(locale, '1')
  // The words end where the plate does, over and under the end of their course.
  const edgeOf = (points: Point[]): Point => ({ x: edge, y: (points.at(-1) ?? fix).y })
  return (
    <ChartFrame
      lines={
        <>
          <path d={pathOf(up)} />
          <path className="is-loss" d={pathOf(down)} />
        </>
      }
    >
      <i className="plate-fix" style={{ left: `${fix.x}%`, top: `${fix.y}%` }} />
      <Mark at={fix} anchor="plate-mark--end">
        {t('plates.courses.fix', {
          value: formatMoney(locale, trade.value, 'EUR'),
          margin: formatMoney(locale, trade.margin, 'EUR'),
        })}
      </Mark>
      <Mark at={edgeOf(up)} anchor="plate-mark--high">
        <b>{formatMoney(locale, trade.onePercent, 'EUR', true)}</b> {t('plates.courses.up', { move })}
      </Mark>
      <Mark at={edgeOf(down)} anchor="plate-mark--low is-loss">
        <b>{formatMoney(locale, `-${trade.onePercent}`, 'EUR')}</b> {t('plates.courses.down', { move })}
      </Mark>
    </ChartFrame>
  )
}

/** What a move against the position leaves of its margin, down to the bed. */
const Margin = ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const { mild, closeOut, gone } = planMargin()
  const place = ({ move, left }: { move: string; left: string }): Point => ({
    x: 10 + (Number(move) / Number(gone.move)) * 68,
    y: 86 - Number(left) * 0.7,
  })
  const start = { x: 10, y: 16 }
  const words = (mark: { move: string; left: string }) => ({
    move: formatPercent(locale, mark.move),
    left: formatPercent(locale, mark.left),
  })
  return (
    <ChartFrame
      lines={
        <>
          <path className="plate-bed" d="M0 86H100V100H0z" />
          <path className="is-dashed" d={`M0 ${place(closeOut).y}H100`} />
          <path className="is-loss" d={pathOf([start, place(gone)])} />
        </>
      }
    >
      <Mark at={{ ...start, x: start.x + 1 }} anchor="plate-mark--over">
        {t('plates.margin.full', { leverage: `${highestLeverage}:1` })}
      </Mark>
      <Mark at={place(mild)} anchor="plate-mark--right">
        {t('plates.margin.mild', words(mild))}
      </Mark>
      <Mark at={place(closeOut)} anchor="plate-mark--end plate-mark--under is-loss">
        {t('plates.margin.closeOut', words(closeOut))}
      </Mark>
      <Mark at={{ ...place(gone), x: edge }} anchor="plate-mark--low is-loss">
        {t('plates.margin.gone', words(gone))}
      </Mark>
    </ChartFrame>
  )
}

/** Two weeks of nights on a currency pair, booked evening by evening. */
const Nights = ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const { booked, charges, nights } = planNights(2)
  const frame = { from: { x: 6, y: 14 }, to: { x: 94, y: 84 } }
  const wednesday = treadOf(booked, frame, 3)
  return (
    <ChartFrame lines={<path d={stairsOf(booked, frame)} />}>
      <Mark at={frame.from} anchor="plate-mark--over">
        {t('plates.nights.first')}
      </Mark>
      <Mark at={wednesday} anchor="plate-mark--right">
        {t('plates.nights.triple')}
      </Mark>
      <Mark at={frame.to} anchor="plate-mark--low">
        <b>{t('plates.nights.sum', { nights })}</b> {t('plates.nights.charges', { charges })}
      </Mark>
    </ChartFrame>
  )
}

export const chartPlates = { courses: Courses, margin: Margin, nights: Nights }
