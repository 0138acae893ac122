import { Text } from '@sanity/ui'
import { useWords } from '#studio/approvals/use-words.ts'
import { Put, Runs, Taken } from '#studio/approvals/review/runs.tsx'
import { planExcerpt } from './plan-excerpt.ts'
import type { Place } from './plan-place-list.ts'

const wrap = { overflowWrap: 'anywhere' } as const

/** How a place is called: where it stands on the page, or what it is of the page elsewhere. */
export function useNameOf(): (place: Place) => string {
  const say = useWords()
  return ({ change: { part, where } }) => {
    if (part !== 'page' && part !== 'aloud') return say(`place.${part}`)
    return where === '' ? say('place.here') : where
  }
}

/** What differs at a place, as text: words struck through and underlined, and where its links lead. */
export function PlaceWords({ place: { change } }: { place: Place }) {
  const say = useWords()
  const { words, facts, part } = change
  if (part === 'picture') return <Text size={1}>{say('place.drawnAgain')}</Text>
  return (
    <>
      {words.length > 0 && (
        <Text size={1} style={wrap}>
          <Runs runs={planExcerpt(words)} />
        </Text>
      )}
      {facts && (
        <Text size={1} style={wrap}>
          {facts.before !== '' && <Taken>{facts.before}</Taken>}{' '}
          {facts.after !== '' && <Put>{facts.after}</Put>}
        </Text>
      )}
    </>
  )
}
