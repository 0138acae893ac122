import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'

interface Frame {
  id: string
  label: string
  /** Note beside the label of an optional field, such as `(optional)`; no asterisks. */
  optional?: string | undefined
  hint?: ReactNode
  /** Error message, if any. */
  error?: string | null | undefined
}

/** An error message with its icon; the control refers to it by `id`. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field__error" id={id}>
    <Icon name="caution" size={18} />
    <span>{children}</span>
  </p>
)

/** The attributes that tie a control to its label, hint and error. */
export const describedBy = ({ id, hint, error }: Pick<Frame, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
})

/** Label, control, error and hint, in reading order. */
export const FieldFrame = ({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: Frame & { children: ReactNode }) => (
  <div className="field">
    <label htmlFor={id}>
      {label}
      {optional && <span className="field__optional"> {optional}</span>}
    </label>
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {hint && (
      <div className="field__hint" id={`${id}-hint`}>
        {hint}
      </div>
    )}
  </div>
)

type FieldProps = Frame & Omit<ComponentPropsWithRef<'input'>, 'id'>

/** A text field. */
export const Field = ({ label, optional, hint, error, ...input }: FieldProps) => (
  <FieldFrame id={input.id} label={label} optional={optional} hint={hint} error={error}>
    <input className="input" {...input} {...describedBy({ id: input.id, hint, error })} />
  </FieldFrame>
)

/** A checkbox. */
export const CheckField = ({ label, ...input }: { label: string } & ComponentPropsWithRef<'input'>) => (
  <label className="check">
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
)
