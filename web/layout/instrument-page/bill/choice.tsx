import { useId } from 'react'

/** One of a few values, side by side; arrows move between them. */
export const Choice = <Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) => {
  const name = useId()
  return (
    <fieldset className="choice needs-script">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            data-hydrates=""
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
