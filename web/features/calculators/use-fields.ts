'use client'

import { useState } from 'react'
import { setAddressQuery, useAddressQuery } from '#web/lib/use-address-query.ts'
import type { Locale } from '#locales/table.ts'
import { canonicalOf, typedAs } from './number-text.ts'
import type { Entry } from './read-fields.ts'

/** The inputs of one calculator. The address keeps them, each under the calculator's name: `margin-lots=0.5`. */
export interface Fields {
  /** Whether the browser has taken over; before, the address is not known. */
  isReady: boolean
  /** A choice, or nothing. */
  choice(name: string): string
  /** `clears` are fields that mean nothing with the new choice. */
  choose(name: string, value: string, clears?: readonly string[]): void
  /** What a number's field shows, and what it means. */
  text(name: string): string
  entry(name: string): Entry
  type(name: string, text: string): void
}

const isNumber = (value: string): boolean => /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value)

export const useFields = (
  calculator: string,
  locale: Locale,
  defaults: Readonly<Record<string, string>>,
): Fields => {
  const query = useAddressQuery()
  // What is being typed and is not, or not yet, what the address says: `1.` on the way to `1.5`.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const inAddress = new URLSearchParams(query ?? '')
  const keyOf = (name: string) => `${calculator}-${name}`
  const write = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      // An empty field that would have a default is written, so that it is empty again on load.
      if (value === (defaults[name] ?? '')) next.delete(keyOf(name))
      else next.set(keyOf(name), value)
    }
    const text = next.toString()
    setAddressQuery(text && `?${text}`, 'replace')
  }
  const stored = (name: string): string => {
    const value = inAddress.get(keyOf(name)) ?? defaults[name] ?? ''
    return value === '' || isNumber(value) ? value : ''
  }
  const draftOf = (name: string): string | undefined => {
    const draft = drafts[name]
    if (draft === undefined) return undefined
    const value = draft.trim() === '' ? '' : canonicalOf(locale, draft)
    return value === null || value === stored(name) ? draft : undefined
  }
  return {
    isReady: query !== null,
    choice: (name) => inAddress.get(keyOf(name)) ?? '',
    choose: (name, value, clears = []) =>
      write({ [name]: value, ...Object.fromEntries(clears.map((other) => [other, ''])) }),
    text: (name) => draftOf(name) ?? typedAs(locale, stored(name)),
    entry: (name) => {
      const draft = draftOf(name)
      if (draft === undefined) return stored(name)
      return draft.trim() === '' ? '' : canonicalOf(locale, draft)
    },
    type: (name, text) => {
      setDrafts({ ...drafts, [name]: text })
      const value = text.trim() === '' ? '' : canonicalOf(locale, text)
      if (value !== null) write({ [name]: value })
    },
  }
}
