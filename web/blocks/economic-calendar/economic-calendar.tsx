import type { EconomicCalendarBlock } from '#web/content/block-types.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { ClosedState } from '#web/blocks/parts/closed-state.tsx'

const hours = Array.from({ length: 25 }, (_hour, index) => index)

/** The rule of a day of 24 hours with nothing on it: releases are drawn only as the broker announces them. */
const EmptyDay = () => (
  <svg className="day" viewBox="0 0 960 56" aria-hidden="true">
    <path className="day__rule" d="M0 34H960M0 42H960" />
    <path
      className="day__tick"
      d={hours.map((hour) => `M${hour * 40} 34V${hour % 6 === 0 ? 14 : 24}`).join('')}
    />
    <path
      className="day__bar"
      d={hours
        .filter((hour) => hour % 4 === 0 && hour < 24)
        .map((hour) => `M${hour * 40} 38h80`)
        .join('')}
    />
  </svg>
)

/** The day's releases. Closed until the broker's list is read here: no release is made up. */
export const EconomicCalendar = ({ block, locale }: { block: EconomicCalendarBlock; locale: Locale }) => {
  const { closed, closedNote } = resources[locale].trading.calendar
  return (
    <BlockFrame block={block} name="calendar" isWide>
      <EmptyDay />
      <ClosedState title={closed} text={closedNote} />
    </BlockFrame>
  )
}
