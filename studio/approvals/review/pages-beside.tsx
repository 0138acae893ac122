import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useSchema } from 'sanity'
import { isLocale, type Locale, locales } from '#locales/table.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { planPlaces } from './plan-places.ts'
import { previewAddress, usePreviewSecret } from './use-preview-address.ts'
import { partEnd } from './use-seen.ts'
import type { Review } from './use-review.ts'
import { useWords } from '#studio/approvals/use-words.ts'

/** Widths of the frames in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

const frameHeight = 720

interface Shown {
  title: string
  address: string
  width: Width
}

/** A page of the site as wide as readers have it, scrolled sideways where there is less room. */
function Frame({ title, address, width, isStranger }: Shown & { isStranger: boolean }) {
  // Without credentials each frame keeps its own preview. It must be set before the address.
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame === null) return
      frame.toggleAttribute('credentialless', isStranger)
      frame.src = address
    },
    [address, isStranger],
  )
  return (
    <Stack gap={2} flex={1} style={{ minWidth: `min(${widths[width]}px, 100%)` }}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Box as="section" tabIndex={0} aria-label={title} overflow="auto" style={{ outlineOffset: '2px' }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the site itself, on an origin of its own */}
        <iframe
          ref={open}
          title={title}
          width={widths[width]}
          height={frameHeight}
          // The Studio makes frames as narrow as their box; the page would be another one.
          style={{
            border: '1px solid currentColor',
            boxSizing: 'content-box',
            display: 'block',
            maxWidth: 'none',
          }}
        />
      </Box>
    </Stack>
  )
}

/** Whether a frame can be opened as a stranger, without the cookies of the preview. */
const hasStrangers = (): boolean => 'credentialless' in HTMLIFrameElement.prototype

/**
 * The pages of a document as visitors see them, in force beside proposed, by language and width.
 * @param perspective `drafts`, or the name of a release
 */
export function PagesBeside({
  review: { proposed, others },
  perspective,
  toDecision,
}: {
  review: Review
  perspective: string
  toDecision: () => void
}) {
  const say = useWords()
  const schema = useSchema()
  const places = planPlaces(proposed)
  const [first] = places.keys()
  const [language, setLanguage] = useState<Locale | undefined>(first)
  const [width, setWidth] = useState<Width>('phone')
  const { secret, failure } = usePreviewSecret()
  const path = language === undefined ? undefined : places.get(language)
  if (path === undefined) return null
  return (
    <Stack
      gap={4}
      as="section"
      aria-label={say('asLooks')}
      data-testid="approval-pages"
      tabIndex={-1}
      data-part=""
    >
      <Text as="h2" size={1} weight="semibold">
        {say('asLooks')}
      </Text>
      <Flex gap={2} wrap="wrap">
        {[...places.keys()].filter(isLocale).map((one) => (
          <Button
            key={one}
            mode={one === language ? 'default' : 'ghost'}
            aria-pressed={one === language}
            text={locales[one].name}
            onClick={() => setLanguage(one)}
          />
        ))}
        {(['phone', 'desktop'] as const).map((one) => (
          <Button
            key={one}
            mode={one === width ? 'default' : 'ghost'}
            aria-pressed={one === width}
            text={say(`width.${one}`)}
            onClick={() => setWidth(one)}
          />
        ))}
      </Flex>
      {perspective === 'drafts' && (
        <Text size={1} muted data-testid="approval-drafts">
          {say('asLooks.drafts')}
          {others.length > 0 &&
            ` ${say('asLooks.others', {
              types: others.map((type) => schema.get(type)?.title ?? type).join(', '),
            })}`}
        </Text>
      )}
      {/* By keyboard there are two whole pages between here and there. */}
      <Box>
        <Button mode="bleed" text={say('asLooks.skip')} onClick={toDecision} />
      </Box>
      {failure !== undefined && <RefusalCard words={say('frame.failed', { reason: failure })} />}
      <Flex gap={4} wrap="wrap">
        {!hasStrangers() && <Text size={1}>{say('frame.alone')}</Text>}
        {secret !== undefined && hasStrangers() && (
          // A preview too: no other page of the site may be framed.
          <Frame
            title={say('inForce')}
            address={previewAddress(path, secret, 'published')}
            width={width}
            isStranger
          />
        )}
        {secret !== undefined && (
          <Frame
            title={say('proposed')}
            address={previewAddress(path, secret, perspective)}
            width={width}
            isStranger={false}
          />
        )}
      </Flex>
      <div {...partEnd} />
    </Stack>
  )
}
