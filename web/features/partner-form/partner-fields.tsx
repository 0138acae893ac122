import type { Locale } from '#locales/table.ts'
import type { Ref } from 'react'
import { Field } from '#web/design/controls/field.tsx'
import { type Enquiry, enquiryNames } from './partner-draft.ts'
import type login from '#locales/en/login.json'

export interface PartnerFormProps {
  locale: Locale
  /** Registration, for those who become partners without an enquiry. */
  registerHref: string
  onClose: () => void
}

const kinds: Partial<Record<keyof Enquiry, string>> = { email: 'email', phone: 'tel', website: 'url' }
const completes: Record<keyof Enquiry, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  website: 'url',
  country: 'country-name',
  phone: 'tel',
}

/** The fields of an enquiry, its buttons, and the field that only machines fill in. */
export const PartnerFields = ({
  ref,
  words: { partner, form: fieldWords },
  draft,
  isBusy,
  isEmailWrong,
  registerHref,
  onChange,
  onClose,
  onSubmit,
}: Omit<PartnerFormProps, 'locale'> & {
  words: Pick<typeof login, 'partner' | 'form'>
  ref: Ref<HTMLFormElement>
  draft: Enquiry
  isBusy: boolean
  isEmailWrong: boolean
  onChange: (part: Partial<Enquiry>) => void
  onSubmit: (form: HTMLFormElement) => void
}) => (
  <form
    ref={ref}
    className="partner__form"
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
  >
    <p>{partner.lede}</p>
    {enquiryNames.map((name) => (
      <Field
        key={name}
        id={`partner-${name}`}
        name={name}
        type={kinds[name] ?? 'text'}
        autoComplete={completes[name]}
        maxLength={name === 'email' ? 320 : 500}
        label={name === 'website' ? partner.website : fieldWords[name]}
        optional={name === 'email' ? undefined : fieldWords.optional}
        error={name === 'email' && isEmailWrong ? fieldWords.invalidEmail : null}
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    ))}
    <p className="partner__trap" aria-hidden="true">
      <label htmlFor="partner-subject">{partner.trap}</label>
      <input id="partner-subject" name="subject" tabIndex={-1} autoComplete="off" />
    </p>
    {isBusy && <output className="field__hint">{partner.checking}</output>}
    <p className="partner__actions">
      <button className="btn btn--solid" type="submit" aria-busy={isBusy || undefined}>
        {partner.submit}
      </button>
      <a className="btn" href={registerHref}>
        {partner.become}
      </a>
      <button className="btn btn--ghost" type="button" onClick={onClose}>
        {partner.close}
      </button>
    </p>
  </form>
)
