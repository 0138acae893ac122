import { Combobox } from '#web/design/controls/combobox.tsx'
import { CheckField, describedBy, Field, FieldFrame } from '#web/design/controls/field.tsx'
import { SecretField } from '#web/design/controls/secret-field.tsx'
import type { Theme } from './specimen.tsx'

const countries = [
  'Austria',
  'Cyprus',
  'Czechia',
  'Germany',
  'Ireland',
  'Luxembourg',
  'Netherlands',
  'Poland',
]
const choices = countries.map((label) => ({ value: label.toLowerCase(), label }))

/** Fields empty, filled, with hint, with error and disabled; list, combobox, password, checkbox and segments. */
export const FieldSpecimens = ({ theme }: { theme: Theme }) => {
  const id = (name: string) => `${theme}-${name}`
  return (
    <div className="specimen__fields">
      <Field id={id('empty')} label="E-mail" placeholder="name@company.com" />
      <Field id={id('hint')} label="Phone number" optional="(optional)" hint="With the country code." />
      <Field
        id={id('wrong')}
        label="E-mail"
        defaultValue="anna@"
        error="Invalid email format. Please enter a proper email address."
      />
      <Field id={id('closed')} label="Account" defaultValue="Opened already" disabled />
      <FieldFrame id={id('list')} label="Leverage">
        <select className="input" {...describedBy({ id: id('list'), hint: null, error: null })}>
          <option>30:1</option>
          <option>20:1</option>
        </select>
      </FieldFrame>
      <Combobox
        id={id('country')}
        name="country"
        label="Country"
        optional="(optional)"
        choices={choices}
        empty="No country of the list has this in its name."
      />
      <SecretField id={id('secret')} label="Password" showLabel="Show the password" />
      <div>
        <CheckField label="A box to tick" />
        <CheckField label="Ticked" defaultChecked />
        <CheckField label="Closed" defaultChecked disabled />
      </div>
      <fieldset className="segments">
        <legend className="aloud">Period</legend>
        <button type="button" aria-pressed="true">
          Today
        </button>
        <button type="button" aria-pressed="false">
          Week
        </button>
      </fieldset>
    </div>
  )
}
