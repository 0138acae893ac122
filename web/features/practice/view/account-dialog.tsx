'use client'

import type { Locale } from '#locales/table.ts'
import { Dialog } from '#web/design/dialogs/dialog.tsx'
import type { PracticeTerms } from '../account/account.ts'
import { AccountView } from './account-view.tsx'
import type { AccountWords } from './account-words.ts'

export interface AccountDialogProps {
  locale: Locale
  terms: readonly PracticeTerms[]
  words: AccountWords
  dialog: { yes: string; no: string }
  onClose: () => void
}

/** The practice account over the page of a ticket, for those without an account of their own. */
export const AccountDialog = ({ locale, terms, words, dialog, onClose }: AccountDialogProps) => (
  <Dialog
    title={words.title}
    look="wide"
    onClose={onClose}
    actions={
      <button className="btn" type="button" onClick={onClose}>
        {words.back}
      </button>
    }
  >
    <AccountView locale={locale} terms={terms} words={words} dialog={dialog} ways={null} />
  </Dialog>
)
