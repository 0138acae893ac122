import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { isLocale, type Locale, localeIds, locales } from '#locales/table.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { planPlaces } from '#studio/approvals/review/plan-places.ts'
import { useChanges } from '#studio/approvals/review/use-changes.ts'
import { previewAddress, usePreviewSecret } from '#studio/approvals/review/use-preview-address.ts'
import { lookedThrough, partEnd } from '#studio/approvals/review/use-seen.ts'
import type { Review } from '#studio/approvals/review/use-review.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { BothPages } from './both-pages.tsx'
import { Frame, type Width } from './frame.tsx'
import { languagesLeft, languagesToSee } from './plan-languages.ts'

/** Whether a frame can be opened as a stranger, without the cookies of the preview. */
const hasStrangers = (): boolean => 'credentialless' in HTMLIFrameElement.prototype

const holdNothing = () => undefined

/** Which languages were looked through, and which of those whose words change were not. */
function useLooked(review: Review, shown: readonly Locale[]) {
  const changes = useChanges(review)
  const [looked, setLooked] = useState<ReadonlySet<Locale>>(new Set())
  const look = useCallback((locale: Locale) => setLooked((before) => new Set([...before, locale])), [])
  return { looked, look, ...languagesLeft(languagesToSee(changes, shown), looked) }
}

/**
 * The pages of a document as visitors see them, in force beside proposed, by language and width. It counts as seen once
 * everything that differs was in view in both.
 * @param perspective `proposed:<id>`, or the name of a release
 */
export function PagesBeside({
  review,
  perspective,
  toDecision,
}: {
  review: Review
  perspective: string
  toDecision: () => void
}) {
  const say = useWords()
  const places = planPlaces(review.proposed)
  const shown = [...places.keys()].filter(isLocale)
  const [language, setLanguage] = useState<Locale | undefined>(shown[0])
  const [width, setWidth] = useState<Width>('phone')
  const { secret, failure } = usePreviewSecret()
  const { looked, look, left, isDone } = useLooked(review, shown)
  const onLooked = useCallback(() => language && look(language), [language, look])
  const path = language === undefined ? undefined : places.get(language)
  if (path === undefined) return null
  // A page that is new has nothing beside it; one that moved is in force where it was.
  const before = review.inForce && language && planPlaces(review.inForce).get(language)
  const isCompared = hasStrangers() && failure === undefined && before !== undefined
  return (
    <Stack
      gap={4}
      as="section"
      aria-label={say('asLooks')}
      data-testid="approval-pages"
      tabIndex={-1}
      data-part=""
      {...lookedThrough(!isCompared || isDone)}
    >
      <Text as="h2" size={1} weight="semibold">
        {say('asLooks')}
      </Text>
      <Flex gap={2} wrap="wrap">
        {shown.map((one) => (
          <Button
            key={one}
            mode={one === language ? 'default' : 'ghost'}
            aria-pressed={one === language}
            text={looked.has(one) ? `${locales[one].name} ✓` : locales[one].name}
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
      {isCompared && left.length > 0 && (
        <Text size={1} muted data-testid="pages-languages">
          {say('pages.languages', {
            languages: localeIds
              .filter((one) => left.includes(one))
              .map((one) => locales[one].name)
              .join(', '),
          })}
        </Text>
      )}
      {/* By keyboard there are two whole pages between here and there. */}
      <Box>
        <Button mode="bleed" text={say('asLooks.skip')} onClick={toDecision} />
      </Box>
      {failure !== undefined && <RefusalCard words={say('frame.failed', { reason: failure })} />}
      {!hasStrangers() && <Text size={1}>{say('frame.alone')}</Text>}
      {secret !== undefined && !isCompared && (
        <Frame
          title={say('proposed')}
          address={previewAddress(path, secret, perspective)}
          width={width}
          isStranger={false}
          hold={holdNothing}
        />
      )}
      {secret !== undefined && isCompared && (
        <BothPages
          key={language}
          before={before}
          after={path}
          secret={secret}
          width={width}
          perspective={perspective}
          onLooked={onLooked}
        />
      )}
      <div {...partEnd} />
    </Stack>
  )
}
