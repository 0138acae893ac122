import { Field } from '#web/design/controls/field.tsx'
import type { Fields } from '#web/features/calculators/use-fields.ts'
import type { Reading } from '#web/features/calculators/read-fields.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import type { CalculatorWords } from './calculator-words.ts'

/** A number field with its error. */
export const NumberField = ({
  calculator,
  name,
  label,
  hint,
  live,
  reading,
  fields,
  locale,
  words,
}: {
  calculator: string
  name: string
  label: string
  hint?: string
  /** The value an empty field stands for. */
  live?: string | null
  /** The parsed value; null if an empty field means the live one. */
  reading: Reading | null
  fields: Fields
  locale: Locale
  words: CalculatorWords
}) => {
  const problem = reading && 'problem' in reading ? reading.problem : null
  const limit = problem && 'limit' in problem ? formatPrice(locale, problem.limit) : ''
  return (
    <Field
      id={`${calculator}-${name}`}
      label={label}
      hint={hint}
      error={fields.isReady && problem ? fill(words.problems[problem.code], { limit }) : null}
      inputMode="decimal"
      autoComplete="off"
      disabled={!fields.isReady}
      placeholder={live ?? undefined}
      value={fields.text(name)}
      onChange={({ target }) => fields.type(name, target.value)}
    />
  )
}

/** A select field. */
export const ChoiceField = ({
  id,
  label,
  hint,
  value,
  options,
  isReady,
  onChoose,
}: {
  id: string
  label: string
  hint?: string
  value: string
  options: readonly { value: string; label: string }[]
  isReady: boolean
  onChoose: (value: string) => void
}) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select
      id={id}
      className="input"
      value={value}
      disabled={!isReady}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    {hint && (
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)
