'use client'

import { asCode, asTyped } from '#common/text/as-read.ts'
import type { FormEvent, ReactNode } from 'react'
import { FieldError } from '#web/design/controls/field.tsx'
import { useReady } from '#web/features/session/use-ready.ts'

/**
 * A form handled by script. Browser validation is off, since the page shows its own messages; `post` keeps values out
 * of the address if it is submitted without script.
 */
export const SessionForm = ({
  label,
  onSubmit,
  children,
}: {
  label: string
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}) => (
  <form
    className="auth__form"
    method="post"
    aria-label={label}
    noValidate
    onSubmit={(event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
  >
    {children}
  </form>
)

/** The error of the whole form, above its button; announced, since there is no toast. */
export const FormMessage = ({ children }: { children: string | null }) =>
  children ? (
    <div className="auth__message" role="alert">
      <FieldError>{children}</FieldError>
    </div>
  ) : null

/** The submit button; while busy it says so and ignores presses. */
export const SubmitButton = ({
  isBusy,
  busyLabel,
  children,
}: {
  isBusy: boolean
  busyLabel: string
  children: ReactNode
}) => {
  const isReady = useReady()
  return (
    <button
      className="btn btn--solid btn--large"
      type="submit"
      disabled={!isReady}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? busyLabel : children}
    </button>
  )
}

/** A field's value: of a secret each character, else what somebody sees of it. */
export const entry = (form: HTMLFormElement, name: string, isSecret = false): string => {
  const value = new FormData(form).get(name)
  const text = typeof value === 'string' ? value : ''
  if (isSecret) return text
  return name === 'email' ? asCode(text) : asTyped(text)
}

/** Focuses an invalid field and centres it, clear of toasts. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
