'use client'

import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

/** Button labels; the defaults are Yes and No (requirements B7). */
export interface DialogWords {
  yes: string
  no: string
}

/** Asks for confirmation (requirements B7). Without cancel it only informs: one button, and Escape means OK. */
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
  /** While the confirmed action runs. */
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
