import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import type { Sum } from '#web/features/calculators/formulas.ts'
import { MarginRuleSvg } from '#web/features/calculators/margin-rule/margin-rule.tsx'
import { StairsSvg } from '#web/features/calculators/stairs/stairs-svg.tsx'
import { resources } from '#web/i18n/resources.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import type { LessonFigures } from '#web/blocks/lessons/plan-figures.ts'
import type { LessonDrawing } from '#web/blocks/lessons/query.ts'
import { BasinsSvg } from './basins.tsx'
import { DifferenceSvg } from './difference.tsx'
import { MirrorSvg } from './mirror.tsx'

const sizes = ['wide', 'narrow'] as const

const heights = (sums: readonly Sum[]): number[] => sums.map(({ value }) => Number(value))

/** The drawing of a lesson, for wide and for narrow screens; null where it would have no figures. */
export const drawLesson = (
  kind: LessonDrawing,
  locale: Locale,
  instrument: Instrument | null,
  figures: LessonFigures | null,
) => {
  const { lessons: words } = resources[locale].BasicLayout.plates
  const { costs } = resources[locale].trading
  const written = (sum: Sum | null | undefined, sign: 1 | -1 = 1): string | null => {
    if (!sum) return null
    const { value, currency } = sum
    const turned = sign === 1 ? value : value.startsWith('-') ? value.slice(1) : `-${value}`
    return formatMoney(locale, turned, currency, true)
  }
  if (kind === 'basins') return sizes.map((size) => <BasinsSvg key={size} words={words.basins} size={size} />)
  if (!instrument || !figures) return null
  const { held, difference, onePercent, closeOutMove } = figures
  if (kind === 'difference')
    return sizes.map((size) => (
      <DifferenceSvg key={size} words={words.difference} sum={written(difference)} size={size} />
    ))
  if (kind === 'leverage')
    return sizes.map((size) => (
      <MarginRuleSvg key={size} locale={locale} leverage={instrument.maxLeverage} size={size} />
    ))
  if (kind === 'mirror')
    return sizes.map((size) => (
      <MirrorSvg
        key={size}
        locale={locale}
        words={words.mirror}
        closeOutMove={closeOutMove}
        up={written(onePercent, -1)}
        down={written(onePercent)}
        size={size}
      />
    ))
  if (!held) return null
  const [long, short] = [held.long, held.short].map((sums) => written(sums.at(-1)) ?? '')
  return sizes.map((size) => (
    <StairsSvg
      key={size}
      locale={locale}
      nights={held.nights}
      long={heights(held.long)}
      short={heights(held.short)}
      label={fill(costs.nightsLabel, { count: String(held.nights.length), long, short })}
      longText={long}
      shortText={short}
      size={size}
    />
  ))
}
