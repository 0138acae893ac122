'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { asCode, asTyped } from '#common/text/as-read.ts'
import { CountryField } from '#web/design/controls/country-field.tsx'
import { Field } from '#web/design/controls/field.tsx'
import { isEmail } from '#web/lib/email.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { callAccount, prepareAccountProof } from '#web/features/session/account-call.ts'
import { focusField, FormMessage, SessionForm, SubmitButton } from './form-parts.tsx'
import { readPinTimes } from './pin-times.ts'
import type { SignUpDraft } from './sign-up-draft.ts'
import type { SessionWords } from './words.ts'

const names = ['email', 'firstName', 'lastName', 'country', 'phone'] as const
type Name = (typeof names)[number]
const optional: ReadonlySet<Name> = new Set(['phone'])

const completes: Record<Name, string> = {
  email: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  country: 'country-name',
  phone: 'tel',
}
const types: Partial<Record<Name, string>> = { email: 'email', phone: 'tel' }

/** What is sent of what was typed, and stands in the fields then. */
const cleaned = (draft: SignUpDraft): Record<Name, string> => ({
  email: asCode(draft.email),
  firstName: asTyped(draft.firstName),
  lastName: asTyped(draft.lastName),
  country: asTyped(draft.country),
  phone: asTyped(draft.phone),
})

const exists = (dt: unknown) => typeof dt === 'object' && dt !== null && 'exists' in dt && dt.exists === true

/** First step: checks that the e-mail address is free (W206), then requests a pin (W203). */
export const RegisterPerson = ({
  locale,
  words,
  draft,
  onChange,
  onSent,
}: {
  locale: Locale
  words: Pick<SessionWords, 'signUp' | 'form'>
  draft: SignUpDraft
  onChange: (part: Partial<SignUpDraft>) => void
  onSent: (part: Partial<SignUpDraft>) => void
}) => {
  const { signUp, form: fieldWords } = words
  const [isBusy, setIsBusy] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})

  const fields = useRef<HTMLDivElement>(null)
  const takeOver = useRef(onChange)
  // Values typed before hydration are in the fields only.
  useEffect(() => {
    for (const field of fields.current?.querySelectorAll('input') ?? []) {
      if (field.value !== '' && field.value !== field.defaultValue) {
        takeOver.current({ [field.name]: field.value })
      }
    }
  }, [])

  const check = (typed: Readonly<Record<Name, string>>): Partial<Record<Name, string>> => {
    const missing = names.filter((name) => !optional.has(name) && typed[name] === '')
    const found: Partial<Record<Name, string>> = Object.fromEntries(
      missing.map((name) => [name, fieldWords.missing]),
    )
    return isEmail(typed.email) ? found : { ...found, email: fieldWords.invalidEmail }
  }
  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    const typed = cleaned(draft)
    onChange(typed)
    const found = check(typed)
    setErrors(found)
    setMessage(null)
    setIsTaken(false)
    const first = names.find((name) => found[name])
    if (first) {
      focusField(form, first)
      return
    }
    setIsBusy(true)
    const { email } = typed
    const known = await callAccount('W206', { email }, { locale })
    if (known.ok && exists(known.dt)) {
      setIsTaken(true)
      focusField(form, 'email')
    } else if (known.ok) {
      const { firstName, lastName, country, phone } = typed
      const sent = await callAccount('W203', { email, firstName, lastName, country, phone }, { locale })
      if (sent.ok) {
        const { pinValidFor, resendAfter } = readPinTimes(sent.dt)
        onSent({ email, step: '2', validFor: String(pinValidFor), resendAfter: String(resendAfter) })
        return
      }
      setMessage(sent.message)
    } else setMessage(known.message)
    setIsBusy(false)
  }

  return (
    <SessionForm label={signUp.first} onSubmit={(form) => void submit(form)}>
      <div className="auth__form" ref={fields}>
        {names.map((name) => {
          const field = {
            id: `register-${name}`,
            name,
            type: types[name] ?? 'text',
            autoComplete: completes[name],
            maxLength: name === 'email' ? 320 : 500,
            label: fieldWords[name],
            optional: optional.has(name) ? fieldWords.optional : undefined,
            value: draft[name],
            error: errors[name] ?? (name === 'email' && isTaken ? signUp.taken : null),
            onChange: (event: ChangeEvent<HTMLInputElement>) => {
              prepareAccountProof()
              onChange({ [name]: event.currentTarget.value })
            },
          }
          return name === 'country' ? (
            <CountryField key={name} locale={locale} {...field} />
          ) : (
            <Field key={name} {...field} />
          )
        })}
      </div>
      {isTaken && (
        <p className="auth__row">
          <a href={localePath(locale, '/login')}>{signUp.toLogin}</a>
          <a href={localePath(locale, '/forgot-password')}>{signUp.toForgot}</a>
        </p>
      )}
      <FormMessage>{message}</FormMessage>
      <SubmitButton isBusy={isBusy} busyLabel={fieldWords.sending}>
        {signUp.next}
      </SubmitButton>
    </SessionForm>
  )
}
