import { useId } from 'react'
import { fill } from '#common/fill.ts'
import { Field } from '#web/design/controls/field.tsx'
import { Icon } from '#web/design/icon.tsx'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { offsetText } from '#web/lib/zone.ts'
import type { Answer, CostContext, Typed } from './plan-answer.ts'
import type { CostWords } from './plan-lines.ts'
import { problemText } from './plan-sentences.ts'

/** Dates and size as they are typed: what a form sends where there is no script, and where a mistake is named. */
export const CostFields = ({
  context,
  typed,
  answer,
  words,
  onChange,
}: {
  context: CostContext
  typed: Typed
  answer: Answer
  words: CostWords
  onChange: (change: Partial<Typed>) => void
}) => {
  const id = useId()
  const { locale, terms, data, zone } = context
  const { own } = words
  const { range, to } = data.history
  const inHours = range === '1w'
  const type = inHours ? 'datetime-local' : 'date'
  // A field of dates holds nothing that is no date: what was typed without script stands as text then.
  const typeOf = (text: string): string =>
    (inHours ? /^\d{4}-\d\d-\d\dT\d\d:\d\d$/ : /^\d{4}-\d\d-\d\d$/).test(text) || text === '' ? type : 'text'
  const label = (text: string) => (inHours ? `${text}, ${offsetText(zone, to)}` : text)
  const number = (text: string) => formatPrice(locale, text)
  return (
    <details className="fold past__typed" open={answer.problems.length > 0 || undefined}>
      <summary>
        <Icon name="chevron" size={18} />
        {own.typed}
      </summary>
      <div>
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label(own[name])}
            type={typeOf(typed[name])}
            value={typed[name]}
            error={problemText(context, answer, name, words)}
            autoComplete="off"
            data-hydrates=""
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        ))}
        <Field
          id={`${id}-lots`}
          name="lots"
          label={own.size}
          hint={fill(own.sizeHint, {
            least: number(terms.minLot),
            most: number(terms.maxLot),
            step: number(terms.lotStep),
          })}
          inputMode="decimal"
          value={typed.lots}
          error={problemText(context, answer, 'lots', words)}
          autoComplete="off"
          maxLength={40}
          data-hydrates=""
          onChange={({ currentTarget }) => onChange({ lots: currentTarget.value })}
        />
        <button className="btn" type="submit">
          {own.submit}
        </button>
      </div>
    </details>
  )
}
