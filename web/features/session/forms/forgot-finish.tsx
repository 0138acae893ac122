'use client'

import { useEffect, useRef, useState } from 'react'
import { showToast } from '#web/design/toasts/toast.ts'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { callAccount } from '#web/features/session/account-call.ts'
import { focusField, FormMessage, SessionForm, SubmitButton } from './form-parts.tsx'
import { NewPassword, noSecretErrors, readSecrets } from './new-password.tsx'
import type { PinTimes } from './pin-times.ts'
import { ResendPin } from './resend-pin.tsx'
import type { SessionWords } from './words.ts'

/** Base64 of a password, which consists of letters and digits (requirements F3, F4). */
const encode = (password: string): string => btoa(password)

/** Sets the new password with the pin from the mail; both are sent in Base64. */
export const ForgotFinish = ({
  locale,
  words,
  sent,
  onDone,
}: {
  locale: Locale
  words: Pick<SessionWords, 'forgot' | 'signUp' | 'form' | 'rule'>
  sent: { email: string } & PinTimes
  onDone: () => void
}) => {
  const { forgot, form: fieldWords } = words
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState(noSecretErrors)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])

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
    const body = {
      pin,
      email: sent.email,
      password: encode(password),
      reenterPassword: encode(reenterPassword),
    }
    const outcome = await callAccount('W205', body, { locale })
    setIsBusy(false)
    if (!outcome.ok) {
      setMessage(outcome.message)
      focusField(form, 'pin')
      return
    }
    showToast({ kind: 'done', title: forgot.done })
    onDone()
  }

  return (
    <SessionForm label={forgot.title} onSubmit={(form) => void submit(form)}>
      <p className="auth__note" ref={sentence} tabIndex={-1}>
        {fill(forgot.sent, { email: sent.email, minutes: Math.max(1, Math.round(sent.pinValidFor / 60)) })}
      </p>
      <FormMessage>{message}</FormMessage>
      <NewPassword idPrefix="forgot" words={words} errors={errors} />
      <SubmitButton isBusy={isBusy} busyLabel={fieldWords.sending}>
        {forgot.finish}
      </SubmitButton>
      <div className="auth__row">
        <ResendPin
          locale={locale}
          email={sent.email}
          purpose="password"
          after={sent.resendAfter}
          words={words}
        />
      </div>
    </SessionForm>
  )
}
