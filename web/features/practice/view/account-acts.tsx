'use client'

import { useId, useState } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { ConfirmDialog } from '#web/design/dialogs/confirm-dialog.tsx'
import { Icon } from '#web/design/icon.tsx'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { type Account, newAccount, startingSum } from '../account/account.ts'
import { pageStore } from '../account/page-store.ts'
import { accountText, readAccount } from '../account/read-account.ts'
import { statementOf } from '../account/statement.ts'
import type { Kept } from '../account/store.ts'
import type { AccountWords } from './account-words.ts'
import { saveFile } from './save-file.ts'
import { problemText } from './unreadable-account.tsx'

/** Two hundred trades with a year of nights each are a fifth of it. */
const largestFile = 2_000_000

/** What is asked about before it is done. */
type Asked = { act: 'again' } | { act: 'forget' } | { act: 'load'; account: Account }

/** The statement, the account as a file and from one, a new beginning, and its end. */
export const AccountActs = ({
  locale,
  kept,
  account,
  words,
  dialog,
  now,
  onSay,
}: {
  locale: Locale
  kept: Kept
  account: Account
  words: AccountWords
  dialog: { yes: string; no: string }
  now: number
  onSay: (text: string) => void
}) => {
  const id = useId()
  const [asked, setAsked] = useState<Asked | null>(null)
  const sum = formatMoney(locale, startingSum, account.currency)
  const trades = account.open.length + account.closed.length
  const load = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) {
      onSay(words.badFile.large)
      return
    }
    const read = readAccount(await file.text())
    if ('problem' in read) onSay(problemText(read.problem, words.badFile))
    else if (trades > 0 || kept.state === 'unreadable') setAsked({ act: 'load', account: read.account })
    else {
      pageStore.replace(read.account)
      onSay(words.loaded)
    }
  }
  const save = () => {
    const text = kept.state === 'unreadable' ? kept.text : accountText(account)
    saveFile('practice-account.json', 'application/json', text)
  }
  const act = (wanted: Asked) => {
    setAsked(null)
    switch (wanted.act) {
      case 'again':
        pageStore.replace(newAccount(account.currency, now))
        onSay(words.startedAgain)
        break
      case 'forget':
        onSay(pageStore.forget() ? words.forgotten : words.notForgotten)
        break
      case 'load':
        pageStore.replace(wanted.account)
        onSay(words.loaded)
        break
    }
  }
  const questions = {
    again: { title: fill(words.askAgain, { sum }), text: words.askAgainText },
    forget: { title: words.askForget, text: words.askForgetText },
    load: { title: words.askLoad, text: words.askLoadText },
  }
  return (
    <div className="practice-account__acts">
      {account.closed.length > 0 && (
        <button
          type="button"
          onClick={() => saveFile('practice-statement.csv', 'text/csv', statementOf(account))}
        >
          <Icon name="download" size={18} />
          {words.statement}
        </button>
      )}
      {kept.state !== 'none' && (
        <button type="button" onClick={save}>
          {words.save}
        </button>
      )}
      <label htmlFor={`${id}file`}>
        {words.load}
        <input
          id={`${id}file`}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            void load(target.files?.[0])
            // The same file again is another try.
            target.value = ''
          }}
        />
      </label>
      {trades > 0 && (
        <button type="button" onClick={() => setAsked({ act: 'again' })}>
          {fill(words.again, { sum })}
        </button>
      )}
      {kept.state !== 'none' && (
        <button type="button" onClick={() => setAsked({ act: 'forget' })}>
          {words.forget}
        </button>
      )}
      {asked && (
        <ConfirmDialog
          title={questions[asked.act].title}
          words={dialog}
          onOk={() => act(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{questions[asked.act].text}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
