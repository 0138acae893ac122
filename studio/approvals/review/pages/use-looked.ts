import { useCallback, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import type { Looked } from './plan-place-list.ts'

type ByLanguage<T> = Readonly<Partial<Record<Locale, T>>>

/** What was looked at newly. */
export interface More {
  seen?: readonly string[]
  read?: readonly string[]
}

const nothing: Looked = { seen: new Set(), read: new Set() }

/** Follows what was looked at in each language, how much is left there, and which languages are done. */
export function useLooked() {
  const [looked, setLooked] = useState<ByLanguage<Looked>>({})
  const [left, setLeft] = useState<ByLanguage<number>>({})
  const [done, setDone] = useState<ReadonlySet<Locale>>(new Set())
  const look = useCallback((locale: Locale, { seen = [], read = [] }: More) => {
    setLooked((before) => {
      const { seen: wasSeen, read: wasRead } = before[locale] ?? nothing
      if (seen.every((one) => wasSeen.has(one)) && read.every((one) => wasRead.has(one))) return before
      const now = { seen: new Set([...wasSeen, ...seen]), read: new Set([...wasRead, ...read]) }
      return { ...before, [locale]: now }
    })
  }, [])
  const tellLeft = useCallback((locale: Locale, count: number | undefined) => {
    setLeft((before) => {
      const { [locale]: _before, ...others } = before
      return count === undefined ? others : { ...others, [locale]: count }
    })
    if (count === 0) setDone((before) => (before.has(locale) ? before : new Set([...before, locale])))
  }, [])
  const lookedOf = (locale: Locale): Looked => looked[locale] ?? nothing
  return { lookedOf, look, leftIn: (locale: Locale) => left[locale], tellLeft, done }
}
