'use client'

import { type ComponentType, useState } from 'react'
import { fill } from '#common/fill.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { useReady } from '#web/features/session/use-ready.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import type { PracticeTerms } from '../account/account.ts'
import { standingOf } from '../account/value-account.ts'
import type { Practice } from '../use-practice.ts'
import type { AccountDialogProps } from '../view/account-dialog.tsx'
import type { AccountWords } from '../view/account-words.ts'
import type { PracticeWords } from './plan-ticket-words.ts'

/**
 * What the practice account is worth, and the way to its positions: to the account of who is signed in, else to a dialog
 * on this page, which comes with the first press.
 */
export const PositionsLink = ({
  locale,
  practice,
  terms,
  words,
}: {
  locale: Locale
  practice: Practice
  terms: PracticeTerms
  words: {
    practice: PracticeWords
    account: AccountWords
    dialog: { yes: string; no: string }
  }
}) => {
  const isReady = useReady()
  const session = useSession()
  const [Shown, setShown] = useState<ComponentType<AccountDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { account, market } = practice
  const { equity } = standingOf(account, market)
  const label = fill(words.practice.positions, { count: account.open.length })
  const show = () => {
    setIsOpen(true)
    if (Shown) return
    import('../view/account-dialog.tsx').then(
      ({ AccountDialog }) => setShown(() => AccountDialog),
      (error: unknown) => {
        console.error('the practice account cannot be shown:', error)
        setIsOpen(false)
      },
    )
  }
  return (
    <div className="practice-ticket__account needs-script">
      <span>
        {words.practice.account}{' '}
        <b className="fig" translate="no">
          {isReady
            ? equity === null
              ? words.account.unknown
              : formatMoney(locale, equity, account.currency)
            : ''}
        </b>
      </span>
      {session ? (
        <a href={localePath(locale, '/uc')}>{label}</a>
      ) : (
        <button type="button" className="practice-ticket__positions" aria-haspopup="dialog" onClick={show}>
          {isReady ? label : words.practice.positions.replace(/[^\p{L}]*\{\{count\}\}/u, '')}
        </button>
      )}
      {isOpen && Shown && (
        <Shown
          locale={locale}
          terms={[terms]}
          words={words.account}
          dialog={words.dialog}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
