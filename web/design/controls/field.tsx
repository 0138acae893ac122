import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import './field.css'

interface Frame {
  id: string
  label: string
  /** Word beside the label of a field that may stay empty, such as `(optional)`; no asterisks. */
  optional?: string | undefined
  hint?: ReactNode
  /** What is wrong with the entry, or nothing. */
  error?: string | null | undefined
}

/** The sentence of a mistake, with its sign; `id` so that the control can point to it. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field__error" id={id}>
    <Icon name="caution" size={18} />
    <span>{children}</span>
  </p>
)

/** What a control needs to belong to its label, hint and error. */
export const describedBy = ({ id, hint, error }: Pick<Frame, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
})

/** Label above, control, error and hint below, in the order in which they are read. */
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

/** A line to type in. */
export const Field = ({ label, optional, hint, error, ...input }: FieldProps) => (
  <FieldFrame id={input.id} label={label} optional={optional} hint={hint} error={error}>
    <input className="input" {...input} {...describedBy({ id: input.id, hint, error })} />
  </FieldFrame>
)

/** A box to tick. */
export const CheckField = ({ label, ...input }: { label: string } & ComponentPropsWithRef<'input'>) => (
  <label className="check">
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
)
