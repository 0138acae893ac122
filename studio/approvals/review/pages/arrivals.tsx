import { Text } from '@sanity/ui'
import { useWords } from '#studio/approvals/use-words.ts'
import { planArrivals } from './plan-arrivals.ts'
import type { Side } from './plan-place-list.ts'
import type { Arrival } from './use-page-changes.ts'

interface Props {
  paths: Readonly<Partial<Record<Side, string | undefined>>>
  arrivals: Readonly<Partial<Record<Side, Arrival>>>
}

/** Where an address leads to another page, or to none: visitors get that too. */
export function Arrivals({ paths, arrivals }: Props) {
  const say = useWords()
  return planArrivals(paths, arrivals).map(({ side, what, path, to }) => (
    <Text key={side} size={1} data-testid="page-arrival">
      {say(side)}: {say(`pages.${what}`, { path, to })}
    </Text>
  ))
}
