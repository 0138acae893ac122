import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import { useWords } from '#studio/approvals/use-words.ts'
import { leadsOn } from '#studio/approvals/review/use-seen.ts'
import { previewAddress } from '#studio/approvals/review/use-preview-address.ts'
import { Frame, type Width } from './frame.tsx'
import { type PageChanges, usePageChanges } from './use-page-changes.ts'

interface BarProps {
  compared: PageChanges
}

/** How many places differ, and the way from one to the next. */
function ChangesBar({ compared: { changes, isLost, at, left, step } }: BarProps) {
  const say = useWords()
  if (isLost) return <Text size={1}>{say('pages.lost')}</Text>
  if (!changes) return <Text size={1}>{say('pages.comparing')}</Text>
  if (changes.length === 0) return <Text size={1}>{say('pages.same')}</Text>
  const total = String(changes.length)
  const where = at < 0 ? say('pages.count', { total }) : say('pages.at', { at: String(at + 1), total })
  return (
    <Flex gap={3} wrap="wrap" align="center">
      <Text as="output" size={1} weight="medium" data-testid="page-changes">
        {where} {left > 0 ? say('pages.left', { left: String(left) }) : say('pages.allSeen')}
      </Text>
      <Flex gap={2}>
        <Button
          mode="ghost"
          text={say('pages.back')}
          aria-keyshortcuts="K"
          disabled={at < 0}
          onClick={() => step(-1)}
        />
        <Button
          mode="ghost"
          text={say('pages.next')}
          aria-keyshortcuts="J"
          onClick={() => step(1)}
          {...leadsOn}
        />
      </Flex>
    </Flex>
  )
}

interface Props {
  /** The path of the page in force. */
  before: string
  /** The path of the proposed one. */
  after: string
  secret: string
  width: Width
  /** `proposed:<id>`, or the name of a release. */
  perspective: string
  /** Everything that differs was in view, or cannot be told. */
  onLooked: () => void
}

/** The page in force beside the proposed one, with what differs marked in both. */
export function BothPages({ before, after, secret, width, perspective, onLooked }: Props) {
  const say = useWords()
  const compared = usePageChanges()
  const { changes, isLost, left, hold, onLoad } = compared
  const isLooked = isLost || (changes !== undefined && left === 0)
  useEffect(() => {
    if (isLooked) onLooked()
  }, [isLooked, onLooked])
  return (
    <Stack gap={4}>
      <Box
        style={{ position: 'sticky', insetBlockStart: 0, zIndex: 1, background: 'var(--card-bg-color)' }}
        paddingY={2}
      >
        <ChangesBar compared={compared} />
      </Box>
      <Flex gap={4} wrap="wrap">
        <Frame
          title={say('inForce')}
          address={previewAddress(before, secret, 'inForce')}
          width={width}
          isStranger
          hold={hold.inForce}
          onLoad={onLoad}
        />
        <Frame
          title={say('proposed')}
          address={previewAddress(after, secret, perspective)}
          width={width}
          isStranger={false}
          hold={hold.proposed}
          onLoad={onLoad}
        />
      </Flex>
    </Stack>
  )
}
