'use client'

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { describedBy, FieldFrame } from './field.tsx'
import { Icon } from '#web/design/icon.tsx'
import './secret-field.css'

/** A password field with a button that reveals it. Paste and password managers work. */
export const SecretField = ({
  label,
  hint,
  error,
  showLabel,
  ...input
}: {
  id: string
  label: string
  hint?: ReactNode
  error?: string | null | undefined
  /** Label of the reveal button. */
  showLabel: string
} & ComponentPropsWithRef<'input'>) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error}>
      <div className="field__secret">
        <input
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describedBy({ id: input.id, hint, error })}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={input.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" size={21} />
        </button>
      </div>
    </FieldFrame>
  )
}
