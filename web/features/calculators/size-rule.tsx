import { useId } from 'react'
import type { Locale } from '#locales/table.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'

/** The sizes of a position on one rule. `textOf` writes a size with its unit. */
export const SizeRule = ({
  locale,
  label,
  sizes,
  place,
  textOf,
  onChange,
}: {
  locale: Locale
  label: string
  sizes: readonly string[]
  /** Index of the chosen size. */
  place: number
  textOf: (size: string) => string
  onChange: (place: number) => void
}) => {
  const id = useId()
  const text = textOf(sizes[place] ?? '')
  const last = Math.max(1, sizes.length - 1)
  return (
    <div className="size-rule needs-script">
      <div className="size-rule__head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="fig" translate="no">
          {text}
        </output>
      </div>
      <input
        className="range"
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-valuetext={text}
        style={{ '--share': place / last }}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <div className="size-rule__ticks" aria-hidden="true">
        {sizes.map((size) => (
          <i key={size}>{formatPrice(locale, size)}</i>
        ))}
      </div>
    </div>
  )
}
