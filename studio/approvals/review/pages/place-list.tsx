import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#studio/approvals/use-words.ts'
import { PlaceWords, useNameOf } from './place-words.tsx'
import { type Place, type PlaceGroup, placeGroups } from './plan-place-list.ts'
import { useReadInView } from './use-read-in-view.ts'

const listStyle: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 }
/** As high as the frames beside it. */
const beside: CSSProperties = { maxBlockSize: '46rem', overflow: 'auto' }

interface Way {
  /** The place that is shown. */
  shownId: string | undefined
  onShow: (place: Place) => void
  /** It was read as text. */
  onRead: (id: string) => void
}

function PlaceItem({ place, shownId, onShow, onRead }: Way & { place: Place }) {
  const say = useWords()
  const nameOf = useNameOf()
  const { id, number, group, isRead } = place
  const isText = group !== 'page'
  const hold = useReadInView(isText && !isRead, () => onRead(id))
  const isShown = id === shownId
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The list alone: `scrollIntoView` would scroll the Studio too.
    const list = item.current?.closest<HTMLElement>('[data-testid="place-list"]')
    if (!isShown || !list || !item.current) return
    const [around, own] = [list.getBoundingClientRect(), item.current.getBoundingClientRect()]
    list.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2)
  }, [isShown])
  return (
    <li ref={item} data-place={isRead ? 'read' : 'unread'}>
      <Card
        ref={hold}
        as="button"
        type="button"
        padding={3}
        radius={0}
        borderTop
        pressed={isShown}
        aria-current={isShown}
        style={{ inlineSize: '100%', textAlign: 'start' }}
        onClick={() => {
          onShow(place)
          if (isText) onRead(id)
        }}
      >
        <Flex gap={3}>
          <Text size={1} muted>
            {number}
          </Text>
          <Box flex={1} style={{ minWidth: 0 }}>
            <Stack gap={3}>
              <Text size={1} weight="medium">
                {nameOf(place)}
              </Text>
              <PlaceWords place={place} />
            </Stack>
          </Box>
          <Text size={1} muted={isRead}>
            {isRead ? <span aria-label={say('place.read')}>✓</span> : say('place.toRead')}
          </Text>
        </Flex>
      </Card>
    </li>
  )
}

function Group({ group, all, shown, ...way }: Way & { group: PlaceGroup; all: Place[]; shown: Place[] }) {
  const say = useWords()
  const [read, total] = [all.filter(({ isRead }) => isRead).length, all.length].map(String)
  if (shown.length === 0) return null
  return (
    <Stack gap={2}>
      <Flex gap={3} justify="space-between" paddingX={3} paddingTop={3}>
        <Text as="h4" size={1} muted>
          {say(`places.${group}`)}
        </Text>
        <Text size={1} muted>
          {say('places.read', { read: read ?? '', total: total ?? '' })}
        </Text>
      </Flex>
      <ol style={listStyle}>
        {shown.map((place) => (
          <PlaceItem key={place.id} place={place} {...way} />
        ))}
      </ol>
    </Stack>
  )
}

/**
 * Every place of two pages as text, beside them. What nobody sees in the pages counts as read when it was in view here
 * for two seconds, or was pressed.
 */
export function PlaceList({ places, ...way }: Way & { places: readonly Place[] }) {
  const say = useWords()
  const id = useId()
  const [isOnlyUnread, setOnlyUnread] = useState(false)
  const unread = places.filter(({ isRead }) => !isRead)
  const shown = isOnlyUnread ? unread : places
  return (
    <Card
      as="section"
      border
      radius={2}
      aria-labelledby={id}
      data-testid="place-list"
      style={beside}
      tabIndex={0}
    >
      <Stack gap={3} paddingTop={3}>
        <Box paddingX={3}>
          <Text as="h3" size={1} weight="semibold" id={id}>
            {say('places')}
          </Text>
        </Box>
        <Flex gap={2} paddingX={3} wrap="wrap">
          {([false, true] as const).map((isUnread) => (
            <Button
              key={String(isUnread)}
              mode={isUnread === isOnlyUnread ? 'default' : 'ghost'}
              aria-pressed={isUnread === isOnlyUnread}
              fontSize={1}
              padding={2}
              text={say(isUnread ? 'places.toRead' : 'places.all', {
                count: String(isUnread ? unread.length : places.length),
              })}
              onClick={() => setOnlyUnread(isUnread)}
            />
          ))}
        </Flex>
        {placeGroups.map((group) => (
          <Group
            key={group}
            group={group}
            all={places.filter((place) => place.group === group)}
            shown={shown.filter((place) => place.group === group)}
            {...way}
          />
        ))}
        {shown.length === 0 && (
          <Box padding={3}>
            <Text size={1}>{say('pages.allSeen')}</Text>
          </Box>
        )}
      </Stack>
    </Card>
  )
}
