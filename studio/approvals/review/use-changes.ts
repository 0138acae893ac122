import { useMemo } from 'react'
import { useCurrentLocale, useSchema } from 'sanity'
import { useWords } from '#studio/approvals/use-words.ts'
import { type Change, planChanges } from './plan-changes.ts'
import type { Review } from './use-review.ts'

/** The fields that differ, their values said in the language of the Studio. */
export function useChanges({ inForce, proposed, act, targets }: Review): readonly Change[] {
  const say = useWords()
  const type = useSchema().get(proposed._type)
  const { id: locale } = useCurrentLocale()
  return useMemo(() => {
    // No point between the digits of a year.
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'min2' })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
    const speech = {
      nameOf: (id: string) => targets.get(id)?.name ?? id,
      flag: (value: boolean) => say(value ? 'yes' : 'no'),
      number: (value: number) => number.format(value),
      day: (value: string) => day.format(new Date(value)),
      moment: (value: string) => moment.format(new Date(value)),
    }
    return planChanges(inForce ?? {}, act === 'publish' ? proposed : {}, { type, speech })
  }, [inForce, proposed, act, targets, type, locale, say])
}
