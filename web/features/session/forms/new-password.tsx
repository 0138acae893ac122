'use client'

import { digitsIn } from '#common/text/as-read.ts'
import { useState } from 'react'
import { Field } from '#web/design/controls/field.tsx'
import { SecretField } from '#web/design/controls/secret-field.tsx'
import { isPassword, passwordrules } from '#web/lib/password-rule.ts'
import { entry } from './form-parts.tsx'
import { PasswordRules } from './password-rules.tsx'
import type { SessionWords } from './words.ts'

/** Errors of pin and passwords, by field. */
export interface SecretErrors {
  pin: string | null
  password: string | null
  reenterPassword: string | null
}

export const noSecretErrors: SecretErrors = { pin: null, password: null, reenterPassword: null }

/** Pin and both passwords with their errors, before anything is sent. */
export const readSecrets = (form: HTMLFormElement, words: SessionWords['form']) => {
  const pin = digitsIn(entry(form, 'pin'))
  const password = entry(form, 'password', true)
  const reenterPassword = entry(form, 'reenterPassword', true)
  const errors: SecretErrors = {
    pin: pin === '' ? words.missing : null,
    password: isPassword(password) ? null : words.weakPassword,
    reenterPassword: reenterPassword === password ? null : words.passwordsDiffer,
  }
  const first = (['pin', 'password', 'reenterPassword'] as const).find((name) => errors[name] !== null)
  return { pin, password, reenterPassword, errors, first }
}

/** Pin and new password, for registration and reset; never stored. */
export const NewPassword = ({
  idPrefix,
  words,
  errors,
}: {
  idPrefix: string
  words: Pick<SessionWords, 'form' | 'rule'>
  errors: SecretErrors
}) => {
  const [typed, setTyped] = useState('')
  return (
    <>
      <Field
        id={`${idPrefix}-pin`}
        name="pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.form.pin}
        error={errors.pin}
      />
      <SecretField
        id={`${idPrefix}-password`}
        {...{ passwordrules }}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        label={words.form.newPassword}
        showLabel={words.form.show}
        error={errors.password}
        hint={<PasswordRules typed={typed} words={words.rule} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SecretField
        id={`${idPrefix}-repeat`}
        name="reenterPassword"
        autoComplete="new-password"
        maxLength={200}
        label={words.form.repeat}
        showLabel={words.form.show}
        error={errors.reenterPassword}
      />
    </>
  )
}
