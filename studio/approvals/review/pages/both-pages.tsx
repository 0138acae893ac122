import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isTyped, stepOf } from '#common/keys.ts'
import { previewAddress } from '#studio/approvals/review/use-preview-address.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { Arrivals } from './arrivals.tsx'
import { Frame, type Width } from './frame.tsx'
import { PlaceList } from './place-list.tsx'
import { PlacesBar } from './places-bar.tsx'
import { type Looked, type Place, planPlaceList, type Side, sides } from './plan-place-list.ts'
import { planStep } from './plan-step.ts'
import { usePageChanges } from './use-page-changes.ts'

interface Props {
  /** The paths of the pages: of the one in force none where it is new. */
  paths: Readonly<{ inForce: string | undefined; proposed: string }>
  secret: string
  width: Width
  /** `proposed:<id>`, or the name of a release. */
  perspective: string
  looked: Looked
  onLook: (more: { seen?: readonly string[]; read?: readonly string[] }) => void
  /** How many places are still to be read; undefined while the pages did not answer. */
  onLeft: (left: number | undefined) => void
  onAgain: () => void
}

const bar = { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'var(--card-bg-color)' } as const

/** The page in force beside the proposed one, with what differs marked in both, and every place as text. */
export function BothPages({ paths, secret, width, perspective, looked, onLook, onLeft, onAgain }: Props) {
  const say = useWords()
  const [shown, setShown] = useState<{ id: string; sides: readonly Side[] }>()
  const { inForce } = paths
  const of = useMemo(() => sides.filter((side) => side !== 'inForce' || inForce !== undefined), [inForce])
  const stepping = useRef<(by: 1 | -1) => void>(() => {})
  const onStep = useCallback((by: 1 | -1) => stepping.current(by), [])
  const onSeen = useCallback((seen: readonly string[]) => onLook({ seen }), [onLook])
  const compared = usePageChanges(of, { onSeen, onStep })
  const { changes, hidden, isLost, arrivals, hold, onLoad, bar: barRef } = compared
  const places = useMemo(() => changes && planPlaceList(changes, hidden, looked), [changes, hidden, looked])
  const left = places?.filter(({ isRead }) => !isRead).length
  useEffect(() => onLeft(left), [left, onLeft])

  const show = (place: Place, side = place.unseenIn[0]) => {
    const before = shown?.id === place.id ? shown.sides : []
    setShown({ id: place.id, sides: side ? [...before, side] : before })
    const own = sides.filter((one) => !place.change[one].isPlace)
    compared.show(place.change, side ?? own.at(-1) ?? 'proposed')
  }
  const step = (by: 1 | -1) => {
    const next = planStep(places ?? [], shown, by)
    const place = places?.find(({ id }) => id === next?.id)
    if (place) show(place, next?.side)
  }
  useEffect(() => {
    stepping.current = step
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = isTyped(event) ? undefined : stepOf(event)
      if (by === undefined) return
      event.preventDefault()
      onStep(by)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onStep])

  const onRead = (id: string) => onLook({ read: [id] })
  return (
    <Stack gap={4}>
      <Box style={bar} paddingY={2} ref={barRef}>
        {places && (
          <PlacesBar
            places={places}
            shown={places.find(({ id }) => id === shown?.id)}
            step={step}
            onRead={onRead}
          />
        )}
        {!places && !isLost && <Text size={1}>{say('pages.comparing')}</Text>}
        {isLost && (
          <Stack gap={3}>
            <Text size={1} role="alert">
              {say('pages.lost')}
            </Text>
            <Box>
              <Button text={say('pages.again')} onClick={onAgain} />
            </Box>
          </Stack>
        )}
      </Box>
      <Arrivals paths={paths} arrivals={arrivals} />
      <Flex gap={4} wrap="wrap" align="flex-start" direction="row-reverse">
        <Flex gap={4} wrap="wrap" flex={4} style={{ minWidth: 'min(24.5rem, 100%)' }}>
          {inForce !== undefined && (
            <Frame
              title={say('inForce')}
              address={previewAddress(inForce, secret, 'inForce')}
              width={width}
              isStranger
              hold={hold.inForce}
              onLoad={onLoad}
            />
          )}
          <Frame
            title={say('proposed')}
            address={previewAddress(paths.proposed, secret, perspective)}
            width={width}
            isStranger={false}
            hold={hold.proposed}
            onLoad={onLoad}
          />
        </Flex>
        {places && places.length > 0 && (
          <Box flex={1} style={{ minWidth: 'min(14rem, 100%)' }}>
            <PlaceList places={places} shownId={shown?.id} onShow={(place) => show(place)} onRead={onRead} />
          </Box>
        )}
      </Flex>
    </Stack>
  )
}
