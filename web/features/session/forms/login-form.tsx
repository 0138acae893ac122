'use client'

import { useEffect, useRef, useState } from 'react'
import { callWithProof, proofStock } from '#web/features/calls/proof.ts'
import { CheckField, Field } from '#web/design/controls/field.tsx'
import { SecretField } from '#web/design/controls/secret-field.tsx'
import { showToast } from '#web/design/toasts/toast.ts'
import { isEmail } from '#web/lib/email.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { entry, focusField, FormMessage, SessionForm, SubmitButton } from './form-parts.tsx'
import { leaveAfterToast } from '#web/features/session/leave.ts'
import { planLanding } from '#web/features/session/plan-landing.ts'
import { forgetRemembered, readRemembered, remember } from '#web/features/session/remembered.ts'
import { hasFlag } from '#web/features/session/use-session.ts'
import type { SessionWords } from './words.ts'

interface State {
  isBusy: boolean
  isChecking: boolean
  email: string | null
  password: string | null
  message: string | null
}

const calm: State = { isBusy: false, isChecking: false, email: null, password: null, message: null }
const stock = proofStock('login')

/** The login form (requirements A4, E6): errors stay in the card until the next attempt; nothing typed is lost. */
export const LoginForm = ({
  locale,
  words,
  clientArea,
}: {
  locale: Locale
  words: Pick<SessionWords, 'login' | 'form'>
  /** Host, besides this one, that may be redirected to after login. */
  clientArea: string | null
}) => {
  const { login, form: fieldWords } = words
  const [state, setState] = useState(calm)
  const [isSave, setIsSave] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const remembered = readRemembered()
    if (!remembered || !email.current) return
    // A password manager may have been faster.
    if (email.current.value === '') email.current.value = remembered.email ?? ''
    setIsSave(remembered.isSave)
  }, [])

  const submit = async (form: HTMLFormElement) => {
    if (state.isBusy) return
    const typed = { email: entry(form, 'email'), password: entry(form, 'password', true) }
    const wrong = {
      email: isEmail(typed.email) ? null : fieldWords.invalidEmail,
      password: typed.password === '' ? fieldWords.missing : null,
    }
    setState({ ...calm, ...wrong })
    if (wrong.email || wrong.password) {
      focusField(form, wrong.email ? 'email' : 'password')
      return
    }
    setState({ ...calm, isBusy: true })
    const outcome = await callWithProof(
      'W201',
      { ...typed, isSave: isSave ? 1 : 0 },
      {
        locale,
        stock,
        isNeeded: false,
        onWork: () => setState({ ...calm, isBusy: true, isChecking: true }),
      },
    )
    if (!outcome.ok) {
      setState({ ...calm, message: outcome.message })
      focusField(form, 'password')
      return
    }
    // The answer brought the session as a cookie, which this browser did not take.
    if (!hasFlag()) {
      setState({ ...calm, message: fieldWords.noCookies })
      return
    }
    remember(typed.email, isSave, locale)
    showToast({ kind: 'done', title: login.success, text: login.successText })
    const redirect = new URLSearchParams(location.search).get('redirect')
    leaveAfterToast(planLanding(redirect, outcome.dt, locale, { site: location.origin, clientArea }))
  }

  return (
    <SessionForm label={login.title} onSubmit={(form) => void submit(form)}>
      <Field
        id="login-email"
        ref={email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={fieldWords.email}
        error={state.email}
      />
      <SecretField
        id="login-password"
        name="password"
        autoComplete="current-password"
        label={fieldWords.password}
        showLabel={fieldWords.show}
        error={state.password}
      />
      <div className="auth__row">
        <CheckField
          label={login.remember}
          name="isSave"
          checked={isSave}
          onChange={({ currentTarget: { checked } }) => {
            setIsSave(checked)
            if (!checked) forgetRemembered()
          }}
        />
        <a href={localePath(locale, '/forgot-password')}>{login.forgot}</a>
      </div>
      <FormMessage>{state.message}</FormMessage>
      {state.isChecking && <output className="field__hint">{login.checking}</output>}
      <SubmitButton isBusy={state.isBusy} busyLabel={fieldWords.sending}>
        {login.submit}
      </SubmitButton>
    </SessionForm>
  )
}
