'use client'

import { stopwatch } from '#web/lib/browser/stopwatch.ts'
import { useEffect, useState } from 'react'
import { showToast } from '#web/design/toasts/toast.ts'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { callAccount } from '#web/features/session/account-call.ts'
import { readPinTimes } from './pin-times.ts'
import type { SessionWords } from './words.ts'

/** Requests another pin once the broker allows it (requirements A5, W207). */
export const ResendPin = ({
  locale,
  email,
  purpose,
  after,
  words,
}: {
  locale: Locale
  email: string
  purpose: 'register' | 'password'
  /** Initial wait in seconds. */
  after: number
  words: Pick<SessionWords, 'signUp' | 'form'>
}) => {
  const [pause, setPause] = useState(() => ({ seconds: after, since: stopwatch() }))
  const [left, setLeft] = useState(after)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil(pause.seconds - pause.since() / 1_000)))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [pause])
  const resend = async () => {
    setIsBusy(true)
    const outcome = await callAccount('W207', { email, purpose }, { locale, failed: words.form.failed })
    setIsBusy(false)
    if (!outcome.ok) return
    setPause({ seconds: readPinTimes(outcome.dt).resendAfter, since: stopwatch() })
    showToast({ kind: 'done', title: words.signUp.resent })
  }
  return (
    <button
      className="auth__link"
      type="button"
      aria-busy={isBusy || undefined}
      disabled={left > 0}
      onClick={() => {
        if (!isBusy) void resend()
      }}
    >
      {left > 0 ? fill(words.signUp.resendIn, { seconds: left }) : words.signUp.resend}
    </button>
  )
}
