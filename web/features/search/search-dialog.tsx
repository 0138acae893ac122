'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { fill } from '#web/lib/fill.ts'
import type { Locale } from '#locales/table.ts'
import { type Engine, find } from './engine.ts'
import { HitList } from './hit-list.tsx'
import { loadEngine } from './load-entries.ts'
import type { SearchWords } from './search-words.ts'

const most = 12

/** The links and the field in their order; the arrow keys go through them. */
const moveBy = (event: KeyboardEvent<HTMLDialogElement>) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .hits a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const Finds = ({
  engine,
  question,
  words,
}: {
  engine: Engine | 'failed' | null
  question: string
  words: SearchWords
}) => {
  if (question.trim() === '') return <p className="search__note">{words.hint}</p>
  if (engine === 'failed') return <p className="search__note">{words.failed}</p>
  if (!engine) return <p className="search__note">{words.loading}</p>
  const hits = find(engine, question, most)
  return (
    <>
      <output className="search__note">
        {hits.length > 0 ? fill(words.found, { count: hits.length }) : fill(words.none, { question })}
      </output>
      <HitList hits={hits} words={words} />
    </>
  )
}

/**
 * The search over the page: a modal sheet that begins below the risk strip. Finds show while one types, the
 * arrow keys go through them, Enter in the field leads to the page with all of them.
 */
export const SearchDialog = ({
  locale,
  href,
  words,
  onClose,
}: {
  locale: Locale
  href: string
  words: SearchWords
  onClose: () => void
}) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const [question, setQuestion] = useState('')
  const [engine, setEngine] = useState<Engine | 'failed' | null>(null)
  useEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    loadEngine(locale).then(setEngine, () => setEngine('failed'))
    return () => dialog?.close()
  }, [locale])
  return (
    <dialog
      ref={sheet}
      className="dialog dialog--wide search"
      aria-label={words.title}
      onClose={onClose}
      onKeyDown={moveBy}
    >
      <search>
        <form className="search__form" action={href}>
          <input
            className="input"
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            aria-label={words.label}
            placeholder={words.label}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <button
            className="burger search__close"
            type="button"
            aria-label={words.close}
            onClick={() => sheet.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </form>
        <Finds engine={engine} question={question} words={words} />
      </search>
    </dialog>
  )
}
