'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { describedBy, FieldFrame } from './field.tsx'
import { type Choice, matching, planKey } from './plan-combobox.ts'
import './combobox.css'

/**
 * HTML has no combobox element: `select` takes no typing, `datalist` cannot require a choice. Hence the explicit
 * roles.
 */
const field = (isOpen: boolean) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isOpen,
})

const listbox = { role: 'listbox' }

const option = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen })

/**
 * A combobox after the ARIA Authoring Practices: focus stays in the field, arrows move through the list, Enter
 * selects, Escape closes and then clears. `datalist` cannot be styled and does not restrict the value to the list.
 */
export const Combobox = ({
  id,
  name,
  label,
  optional,
  hint,
  error,
  choices,
  empty,
  defaultValue = '',
}: {
  id: string
  /** The hidden form field with the selected value; empty while nothing is selected. */
  name: string
  label: string
  optional?: string
  hint?: string
  error?: string | null
  choices: readonly Choice[]
  /** Shown when nothing matches. */
  empty: string
  defaultValue?: string
}) => {
  const [value, setValue] = useState(defaultValue)
  const [text, setText] = useState(choices.find((choice) => choice.value === defaultValue)?.label ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const chosen = choices.find((choice) => choice.value === value)
  // The selected label is not a search term: reopened, the list is complete.
  const shown = matching(choices, chosen?.label === text ? '' : text)

  const take = (choice: Choice | undefined) => {
    setValue(choice?.value ?? '')
    setText(choice?.label ?? '')
    setIsOpen(false)
    setActive(-1)
  }
  const move = (index: number) => {
    setIsOpen(true)
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const plan = planKey(event.key, { isOpen, active, count: shown.length, hasText: text !== '' })
    if (!plan) return
    if (plan.action !== 'leave') event.preventDefault()
    if (plan.action === 'move') move(plan.index)
    else if (plan.action === 'take') take(shown[active])
    else if (plan.action === 'empty') take(undefined)
    else setIsOpen(false)
  }
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className="combo">
        <input
          className="input"
          {...describedBy({ id, hint, error })}
          {...field(isOpen)}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setValue('')
            setActive(-1)
            setIsOpen(true)
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setIsOpen(false)
            // Incomplete text restores the previous selection.
            setText(chosen?.label ?? '')
          }}
        />
        <input type="hidden" name={name} value={value} />
        <div className="combo__list" id={listId} ref={list} {...listbox} aria-label={label} hidden={!isOpen}>
          {shown.map((choice, index) => (
            <button
              key={choice.value}
              id={`${listId}-${index}`}
              type="button"
              tabIndex={-1}
              {...option(choice.value === value)}
              data-active={index === active || undefined}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
        {isOpen && shown.length === 0 && <p className="combo__empty">{empty}</p>}
        <output className="aloud">{isOpen ? (shown.length === 0 ? empty : String(shown.length)) : ''}</output>
      </div>
    </FieldFrame>
  )
}
