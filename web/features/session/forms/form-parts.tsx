'use client'

import type { FormEvent, ReactNode } from 'react'
import { FieldError } from '#web/design/controls/field.tsx'
import { useReady } from '#web/features/session/use-ready.ts'

/**
 * A form that is answered on the page. Its browser checks are off, since the page says what is wrong in its own
 * words; `post` keeps what was typed out of the address should it ever be sent without script.
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

/** What went wrong with the whole form, above its button; read aloud as it appears, since no toast says it too. */
export const FormMessage = ({ children }: { children: string | null }) =>
  children ? (
    <div className="auth__message" role="alert">
      <FieldError>{children}</FieldError>
    </div>
  ) : null

/** The button that sends; it says when it is at work, and a second press then does nothing. */
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

/** The entry of a field, without the space around it unless it is a secret. */
export const entry = (form: HTMLFormElement, name: string, isSecret = false): string => {
  const value = new FormData(form).get(name)
  const text = typeof value === 'string' ? value : ''
  return isSecret ? text : text.trim()
}

/** Puts the focus on a field that has something wrong, in the middle, where no toast lies over it. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
