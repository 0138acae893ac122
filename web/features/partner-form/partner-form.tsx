'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callWithProof, proofStock } from '#web/features/calls/proof.ts'
import { ConfirmDialog } from '#web/design/dialogs/confirm-dialog.tsx'
import { Dialog } from '#web/design/dialogs/dialog.tsx'
import { entry, focusField } from '#web/features/session/forms/form-parts.tsx'
import { useDraft } from '#web/features/session/forms/draft.ts'
import { isEmail } from '#web/lib/email.ts'
import { fill } from '#common/fill.ts'
import { enquiryDraft } from './partner-draft.ts'
import { PartnerFields, type PartnerFormProps } from './partner-fields.tsx'

interface Result {
  title: string
  text: string
  isSent: boolean
}

const stock = proofStock('enquiry')

/** Keeps placeholders: the form fills them in later. */
const asTheyAre = { returnObjects: true, skipInterpolation: true } as const

/**
 * The partner form (requirements B6, E9, F2, D6). Only the e-mail address is validated; what was typed stays until it
 * is sent, through failures and reloads. The result is a modal with OK alone. Its texts are loaded with it
 * (web/i18n/browser-texts.ts).
 */
export const PartnerForm = ({ locale, registerHref, onClose }: PartnerFormProps) => {
  const { t } = useTranslation('login')
  const words = { partner: t('partner', asTheyAre), form: t('form', asTheyAre) }
  const { partner, form: fieldWords } = words
  const draft = useDraft(enquiryDraft)
  const [isBusy, setIsBusy] = useState(false)
  const [isEmailWrong, setIsEmailWrong] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const [thanksTo, setThanksTo] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // The proof of work is computed while the visitor types.
  useEffect(() => stock.prepare(), [])

  const submit = async (sent: HTMLFormElement) => {
    if (isBusy) return
    const email = draft.email.trim()
    setIsEmailWrong(!isEmail(email))
    if (!isEmail(email)) {
      setResult({ title: partner.wrongEmail, text: fieldWords.invalidEmail, isSent: false })
      return
    }
    setIsBusy(true)
    const trap = entry(sent, 'subject')
    const headers = trap === '' ? {} : { trap: 'filled' }
    const outcome = await callWithProof(
      'W607',
      { ...draft, email },
      { locale, headers, stock, isNeeded: true },
    )
    setIsBusy(false)
    if (outcome.ok && outcome.dt) {
      setResult({ title: partner.done, text: fill(partner.doneText, { email }), isSent: true })
      setThanksTo(email)
      enquiryDraft.forget()
    } else {
      const text = outcome.ok ? partner.noAnswer : outcome.message
      setResult({ title: partner.notSent, text, isSent: false })
    }
  }
  const closeResult = () => {
    const wasSent = result?.isSent ?? false
    setResult(null)
    // After the modal has returned the focus.
    if (!wasSent && isEmailWrong) setTimeout(() => form.current && focusField(form.current, 'email'))
  }

  return (
    <Dialog title={thanksTo === null ? partner.title : partner.thanks} look="wide" onClose={onClose}>
      {thanksTo === null ? (
        <PartnerFields
          ref={form}
          words={words}
          draft={draft}
          isBusy={isBusy}
          isEmailWrong={isEmailWrong}
          registerHref={registerHref}
          onChange={(part) => enquiryDraft.change(part)}
          onClose={onClose}
          onSubmit={(sent) => void submit(sent)}
        />
      ) : (
        <>
          <p>{fill(partner.doneText, { email: thanksTo })}</p>
          <p className="partner__actions">
            <button className="btn btn--solid" type="button" onClick={onClose}>
              {partner.close}
            </button>
            <button className="btn" type="button" onClick={() => setThanksTo(null)}>
              {partner.another}
            </button>
          </p>
        </>
      )}
      {result && (
        <ConfirmDialog
          title={result.title}
          words={{ yes: partner.ok, no: '' }}
          hasCancel={false}
          onOk={closeResult}
        >
          <p>{result.text}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
