'use client'

import { useEffect, useRef, useState } from 'react'
import { showToast } from '#web/design/toasts/toast.ts'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { callAccount } from '#web/features/session/account-call.ts'
import { focusField, FormMessage, SessionForm, SubmitButton } from './form-parts.tsx'
import { leaveAfterToast } from '#web/features/session/leave.ts'
import { NewPassword, noSecretErrors, readSecrets } from './new-password.tsx'
import { planLanding } from '#web/features/session/plan-landing.ts'
import { hasFlag } from '#web/features/session/use-session.ts'
import { ResendPin } from './resend-pin.tsx'
import { endSignUp, type SignUpDraft } from './sign-up-draft.ts'
import type { SessionWords } from './words.ts'

/** Second step: pin and password create the account and log in (W202). */
export const RegisterFinish = ({
  locale,
  words,
  draft,
  clientArea,
  takesFocus,
  onBack,
}: {
  locale: Locale
  words: Pick<SessionWords, 'signUp' | 'form' | 'rule'>
  draft: SignUpDraft
  clientArea: string | null
  /** Whether the step was just reached and takes the focus. */
  takesFocus: boolean
  onBack: () => void
}) => {
  const { signUp, form: fieldWords } = words
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState(noSecretErrors)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) sentence.current?.focus()
  }, [takesFocus])

  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    const { errors: found, first, pin, password, reenterPassword } = readSecrets(form, fieldWords)
    setErrors(found)
    setMessage(null)
    if (first) {
      focusField(form, first)
      return
    }
    setIsBusy(true)
    const body = { email: draft.email, pin, password, reenterPassword }
    const outcome = await callAccount('W202', body, { locale })
    if (!outcome.ok) {
      setIsBusy(false)
      setMessage(outcome.message)
      focusField(form, 'pin')
      return
    }
    if (!hasFlag()) {
      setIsBusy(false)
      setMessage(fieldWords.noCookies)
      return
    }
    showToast({ kind: 'done', title: signUp.done, text: signUp.doneText })
    leaveAfterToast(planLanding(null, outcome.dt, locale, { site: location.origin, clientArea }))
    endSignUp()
  }

  return (
    <SessionForm label={signUp.second} onSubmit={(form) => void submit(form)}>
      <p className="auth__note" ref={sentence} tabIndex={-1}>
        {fill(signUp.sent, {
          email: draft.email,
          minutes: Math.max(1, Math.round(Number(draft.validFor || 600) / 60)),
        })}
      </p>
      <FormMessage>{message}</FormMessage>
      <NewPassword idPrefix="register" words={words} errors={errors} />
      <SubmitButton isBusy={isBusy} busyLabel={fieldWords.sending}>
        {signUp.finish}
      </SubmitButton>
      <div className="auth__row">
        <ResendPin
          locale={locale}
          email={draft.email}
          purpose="register"
          after={Number(draft.resendAfter || 60)}
          words={words}
        />
        <button className="auth__link" type="button" onClick={onBack}>
          {signUp.back}
        </button>
      </div>
    </SessionForm>
  )
}
