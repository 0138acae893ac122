'use client'

import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

/** What its buttons say where the caller says nothing else: Yes and No (requirements B7). */
export interface DialogWords {
  yes: string
  no: string
}

/**
 * Asks before something is done (requirements B7). Without cancel it only tells: one button, and Escape says OK.
 */
export const ConfirmDialog = ({
  title,
  words,
  ok = words.yes,
  cancel = words.no,
  hasCancel = true,
  isBusy = false,
  onOk,
  onCancel,
  children,
}: {
  title: string
  words: DialogWords
  ok?: string
  cancel?: string
  hasCancel?: boolean
  /** While what was agreed to is being done. */
  isBusy?: boolean
  onOk: () => void
  onCancel?: () => void
  children?: ReactNode
}) => {
  const close = hasCancel ? (onCancel ?? onOk) : onOk
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          {hasCancel && (
            <button className="btn" type="button" onClick={close}>
              {cancel}
            </button>
          )}
          <button
            className="btn btn--solid"
            type="button"
            aria-busy={isBusy || undefined}
            onClick={() => isBusy || onOk()}
          >
            {ok}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
