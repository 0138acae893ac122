'use client'

import { useState } from 'react'
import { setAddressQuery, useAddressQuery } from '#web/lib/use-address-query.ts'
import type { Locale } from '#locales/table.ts'
import { canonicalOf, typedAs } from './number-text.ts'
import type { Entry } from './read-fields.ts'

/** The inputs of a calculator, stored in the address under the calculator's name: `margin-lots=0.5`. */
export interface Fields {
  /** False until hydration, when the address is not known. */
  isReady: boolean
  /** The selected value, or empty. */
  choice(name: string): string
  /** `clears`: fields that the new choice makes meaningless. */
  choose(name: string, value: string, clears?: readonly string[]): void
  /** Text and value of a number field. */
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
  // Text that differs from the address while typing: `1.` on the way to `1.5`.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const inAddress = new URLSearchParams(query ?? '')
  const keyOf = (name: string) => `${calculator}-${name}`
  const write = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      // Emptying a field with a default is stored, so that it stays empty after a reload.
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
