/** One of a few values side by side, which a form sends by its name where there is no script. */
export const CostChoice = <Value extends string>({
  name,
  legend,
  isNamed = true,
  options,
  value,
  onChange,
}: {
  name: string
  legend: string
  /** Whether the legend is seen. */
  isNamed?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) => (
  <fieldset className="choice">
    <legend className={isNamed ? '' : 'aloud'}>{legend}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          data-hydrates=""
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
)
