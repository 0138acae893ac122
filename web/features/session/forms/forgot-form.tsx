'use client'

import { useState } from 'react'
import { Field } from '#web/design/controls/field.tsx'
import { isEmail } from '#web/lib/email.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { callAccount } from '#web/features/session/account-call.ts'
import { entry, focusField, FormMessage, SessionForm, SubmitButton } from './form-parts.tsx'
import { ForgotFinish } from './forgot-finish.tsx'
import { type PinTimes, readPinTimes } from './pin-times.ts'
import type { SessionWords } from './words.ts'

/** A forgotten password (requirements A5, F4): pin to the address (W204), then the new password (W205). */
export const ForgotForm = ({
  locale,
  words,
}: {
  locale: Locale
  words: Pick<SessionWords, 'forgot' | 'signUp' | 'form' | 'rule'>
}) => {
  const { forgot, form: fieldWords } = words
  const [sent, setSent] = useState<({ email: string } & PinTimes) | null>(null)
  const [isDone, setIsDone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    const email = entry(form, 'email')
    setMessage(null)
    setError(isEmail(email) ? null : fieldWords.invalidEmail)
    if (!isEmail(email)) {
      focusField(form, 'email')
      return
    }
    setIsBusy(true)
    const outcome = await callAccount('W204', { email }, { locale })
    setIsBusy(false)
    if (outcome.ok) setSent({ email, ...readPinTimes(outcome.dt) })
    else setMessage(outcome.message)
  }

  if (isDone) {
    return (
      <div className="auth__form">
        <p className="auth__note">
          <b>{forgot.done}</b> {forgot.doneText}
        </p>
        <a className="btn btn--solid btn--large" href={localePath(locale, '/login')}>
          {forgot.toLogin}
        </a>
      </div>
    )
  }
  if (sent) return <ForgotFinish locale={locale} words={words} sent={sent} onDone={() => setIsDone(true)} />
  return (
    <SessionForm label={forgot.title} onSubmit={(form) => void submit(form)}>
      <p className="auth__note">{forgot.lede}</p>
      <Field
        id="forgot-email"
        name="email"
        type="email"
        autoComplete="username"
        label={fieldWords.email}
        error={error}
      />
      <FormMessage>{message}</FormMessage>
      <SubmitButton isBusy={isBusy} busyLabel={fieldWords.sending}>
        {forgot.next}
      </SubmitButton>
    </SessionForm>
  )
}
