'use client'

import { type ComponentProps, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { Field } from './field.tsx'

/**
 * A field for a country: free text, with the countries of the language to choose from while one types. Their names come
 * when the field is first touched, so that no page carries them.
 */
export const CountryField = ({
  locale,
  onFocus,
  ...field
}: ComponentProps<typeof Field> & { locale: Locale }) => {
  const [names, setNames] = useState<readonly string[]>([])
  const list = `${field.id}-list`
  const bring = async () => {
    const { countryNames } = await import('#web/lib/countries.ts')
    setNames(countryNames(locale))
  }
  return (
    <>
      <Field
        {...field}
        list={list}
        onFocus={(event) => {
          onFocus?.(event)
          // Without the list the field takes what is typed.
          if (names.length === 0)
            bring().catch((error: unknown) => console.warn('no list of countries:', error))
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
