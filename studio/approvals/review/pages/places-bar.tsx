import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { leadsOn } from '#studio/approvals/review/use-seen.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { PlaceWords, useNameOf } from './place-words.tsx'
import type { Place } from './plan-place-list.ts'
import { useReadInView } from './use-read-in-view.ts'

/** A place that nobody sees in the pages, as text, with the box that says it was read. */
function UnseenPlace({ place, onRead }: { place: Place; onRead: (id: string) => void }) {
  const say = useWords()
  const id = useId()
  const { isRead, number } = place
  const read = () => onRead(place.id)
  const hold = useReadInView(!isRead, read)
  return (
    <Card border radius={2} padding={3} ref={hold} data-testid="unseen-place">
      <Stack gap={3}>
        <PlaceWords place={place} />
        <Flex gap={3} align="center" as="label" htmlFor={id}>
          <Checkbox
            id={id}
            checked={isRead}
            aria-describedby={`${id}-hint`}
            onChange={read}
            onKeyDown={({ key }) => {
              if (key === 'Enter') read()
            }}
          />
          <Text size={1} weight="medium">
            {say('place.box', { number: String(number) })}
          </Text>
        </Flex>
        <Text size={1} muted id={`${id}-hint`}>
          {say('place.boxHint')}
        </Text>
      </Stack>
    </Card>
  )
}

interface Props {
  places: readonly Place[]
  shown: Place | undefined
  step: (by: 1 | -1) => void
  onRead: (id: string) => void
}

/** How many places differ, which one is shown, and the way from one to the next. */
export function PlacesBar({ places, shown, step, onRead }: Props) {
  const say = useWords()
  const nameOf = useNameOf()
  if (places.length === 0) return <Text size={1}>{say('pages.same')}</Text>
  const total = String(places.length)
  const left = places.filter(({ isRead }) => !isRead).length
  const where = shown ? say('pages.at', { at: String(shown.number), total }) : say('pages.count', { total })
  const unseen = shown && shown.group !== 'page' ? shown : undefined
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap" align="center">
        <Text as="output" size={1} weight="medium" data-testid="page-changes">
          {where} {left > 0 ? say('pages.left', { left: String(left) }) : say('pages.allSeen')}
        </Text>
        <Flex gap={2}>
          <Button mode="ghost" text={say('pages.back')} aria-keyshortcuts="K" onClick={() => step(-1)} />
          <Button
            mode="ghost"
            text={say('pages.next')}
            aria-keyshortcuts="J"
            onClick={() => step(1)}
            {...(left > 0 && leadsOn)}
          />
        </Flex>
      </Flex>
      {shown && (
        <Text size={1} muted>
          {nameOf(shown)}
        </Text>
      )}
      {unseen && (
        <Text size={1} muted>
          {say(`place.why.${unseen.change.part}`)}
        </Text>
      )}
      {unseen && <UnseenPlace key={unseen.id} place={unseen} onRead={onRead} />}
    </Stack>
  )
}
