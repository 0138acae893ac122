import { asCode, asTyped } from '#common/text/as-read.ts'
import { useTranslation } from 'react-i18next'
import { fill } from '#common/fill.ts'
import { ConfirmDialog } from '#web/design/dialogs/confirm-dialog.tsx'
import { callWithProof, proofStock } from '#web/features/calls/proof.ts'
import { loadTexts } from '#web/i18n/browser-texts.ts'
import { isEmail } from '#web/lib/email.ts'
import type { Locale } from '#locales/table.ts'
import { enquiryNames } from './partner-draft.ts'

/** What became of an enquiry: the address it was sent with, nothing of success, or the failure's message. */
export type EnquiryOutcome =
  | { kind: 'sent'; email: string }
  | { kind: 'email' }
  | { kind: 'silent' }
  | { kind: 'failed'; message: string }

export interface OutcomeProps {
  outcome: EnquiryOutcome
  onOk: () => void
}

const stock = proofStock('enquiry')

/** Computes the proof of work while the visitor types. */
export const prepareEnquiry = (): void => stock.prepare()

/**
 * Sends the form's fields. A wrong e-mail address is sent nowhere.
 * @throws when the texts of the results cannot be loaded
 */
export const sendEnquiry = async (form: HTMLFormElement, locale: Locale): Promise<EnquiryOutcome> => {
  await loadTexts(locale, 'login')
  const entries = new FormData(form)
  const of = (name: string): string => {
    const value = entries.get(name)
    if (typeof value !== 'string') return ''
    return name === 'email' ? asCode(value) : asTyped(value)
  }
  const email = of('email')
  if (!isEmail(email)) return { kind: 'email' }
  const headers = of('subject') === '' ? {} : { trap: 'filled' }
  const body = Object.fromEntries(enquiryNames.map((name) => [name, of(name)]))
  const outcome = await callWithProof('W607', body, { locale, headers, stock, isNeeded: true })
  if (!outcome.ok) return { kind: 'failed', message: outcome.message }
  return outcome.dt ? { kind: 'sent', email } : { kind: 'silent' }
}

/** The result with OK alone (requirements B6). */
export const EnquiryDialog = ({ outcome, onOk }: OutcomeProps) => {
  const { t } = useTranslation('login')
  const { partner, form } = {
    partner: t('partner', { returnObjects: true, skipInterpolation: true }),
    form: t('form', { returnObjects: true, skipInterpolation: true }),
  }
  const told: Record<EnquiryOutcome['kind'], [title: string, text: string]> = {
    sent: [partner.done, outcome.kind === 'sent' ? fill(partner.doneText, { email: outcome.email }) : ''],
    email: [partner.wrongEmail, form.invalidEmail],
    silent: [partner.notSent, partner.noAnswer],
    failed: [partner.notSent, outcome.kind === 'failed' ? outcome.message : ''],
  }
  const [title, text] = told[outcome.kind]
  return (
    <ConfirmDialog title={title} words={{ yes: partner.ok, no: '' }} hasCancel={false} onOk={onOk}>
      <p>{text}</p>
    </ConfirmDialog>
  )
}
