'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/design/icon.tsx'
import type { Locale } from '#locales/table.ts'
import { find } from './engine.ts'
import { foundNote } from './found-note.ts'
import { HitList } from './hit-list.tsx'
import { type LoadedSearch, loadSearch } from './load-entries.ts'
import '#web/design/dialogs/dialog.css'
import './search.css'

const most = 12

/** Arrow keys move through field and hits; Escape closes, where browsers would clear the field. */
const onKey = (event: KeyboardEvent<HTMLDialogElement>) => {
  if (event.key === 'Escape') {
    event.preventDefault()
    event.currentTarget.close()
    return
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .hits a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const Finds = ({
  locale,
  search: { engine, t },
  question,
}: {
  locale: Locale
  search: LoadedSearch
  question: string
}) => {
  const { count, hits } = find(engine, question, most)
  return (
    <>
      <output className="search__note">{foundNote(t, question, { count, shown: hits.length })}</output>
      <HitList locale={locale} hits={hits} t={t} />
    </>
  )
}

/** The search page works without script and receives the query. */
const leaveFor = (href: string, question: string) =>
  location.assign(question.trim() === '' ? href : `${href}?q=${encodeURIComponent(question)}`)

/**
 * The search dialog, below the risk strip. Results appear while typing; arrow keys move through them; Enter in the
 * field opens the search page.
 */
export const SearchDialog = ({
  locale,
  href,
  label,
  closeLabel,
  onClose,
}: {
  locale: Locale
  href: string
  label: string
  closeLabel: string
  onClose: () => void
}) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState('')
  const [search, setSearch] = useState<LoadedSearch | null>(null)
  useEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    loadSearch(locale).then(setSearch, () => leaveFor(href, field.current?.value ?? ''))
    return () => dialog?.close()
  }, [locale, href])
  return (
    <dialog
      ref={sheet}
      className="dialog dialog--wide search"
      aria-label={search?.t('search.title') ?? label}
      onClose={onClose}
      onKeyDown={onKey}
    >
      <search>
        <form className="search__form" action={href}>
          <input
            ref={field}
            className="input"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            aria-label={search?.t('search.label') ?? label}
            placeholder={search?.t('search.label')}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <button
            className="burger search__close"
            type="button"
            aria-label={closeLabel}
            onClick={() => sheet.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </form>
        {search && <Finds locale={locale} search={search} question={question} />}
      </search>
    </dialog>
  )
}
