'use client'

import type { Locale } from '#locales/table.ts'
import { useState } from 'react'
import { send } from '#web/broker/client/send.ts'
import { statusText } from '#web/broker/client/status-text.ts'
import { ConfirmDialog, type DialogWords } from '#web/design/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/design/toasts/toast.ts'
import { loginAddress } from './plan-landing.ts'
import { forgetRemembered } from './remembered.ts'

export interface LogOutWords extends DialogWords {
  logOut: string
  ask: string
  askText: string
  failed: string
}

export interface LogOutDialogProps {
  locale: Locale
  words: LogOutWords
  onClose: () => void
}

/** Asks, then ends the session, removes what the login stored, and goes to the login (requirements E7). */
export const LogOutDialog = ({ locale, words, onClose }: LogOutDialogProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const logOut = async () => {
    setIsBusy(true)
    const call = { method: 'DELETE', signal: AbortSignal.timeout(10_000) } as const
    const { envelope } = await send('/api/session', call, (status, text) => statusText(locale, status, text))
    if (envelope.res === 1) {
      forgetRemembered()
      location.assign(loginAddress(`${location.pathname}${location.search}`, locale))
      return
    }
    onClose()
    showToast({ kind: 'failure', title: words.failed, text: envelope.msg })
  }
  return (
    <ConfirmDialog
      title={words.ask}
      words={words}
      isBusy={isBusy}
      onOk={() => void logOut()}
      onCancel={onClose}
    >
      <p>{words.askText}</p>
    </ConfirmDialog>
  )
}
