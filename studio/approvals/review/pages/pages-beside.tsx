import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { isLocale, type Locale, locales } from '#locales/table.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { hasOwnPage, planPlaces } from '#studio/approvals/review/plan-places.ts'
import { useChanges } from '#studio/approvals/review/use-changes.ts'
import { usePreviewSecret } from '#studio/approvals/review/use-preview-address.ts'
import { leadsOn, lookedThrough, partEnd, partNamed } from '#studio/approvals/review/use-seen.ts'
import type { Review } from '#studio/approvals/review/use-review.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { BothPages } from './both-pages.tsx'
import type { Width } from './frame.tsx'
import { languagesLeft, languagesToSee } from './plan-languages.ts'
import { type More, useLooked } from './use-looked.ts'

/** Whether a frame can be opened as a stranger, without the cookies of the preview. */
const hasStrangers = (): boolean => 'credentialless' in HTMLIFrameElement.prototype

/**
 * The path of the page in force: of a page that is new none; what stands on another's page has that page beside it, new
 * or not. One that moved is in force where it was.
 */
function inForcePath({ inForce, proposed }: Review, language: Locale, path: string): string | undefined {
  if (!hasStrangers()) return undefined
  if (inForce) return planPlaces(inForce).get(language) ?? (hasOwnPage(proposed) ? undefined : path)
  return hasOwnPage(proposed) ? undefined : path
}

interface ChoicesProps {
  shown: readonly Locale[]
  language: Locale | undefined
  onLanguage: (language: Locale) => void
  width: Width
  onWidth: (width: Width) => void
  done: ReadonlySet<Locale>
  /** The language to look at next, where this one is done. */
  next: Locale | undefined
}

/** In which language and how wide the pages stand. */
function Choices({ shown, language, onLanguage, width, onWidth, done, next }: ChoicesProps) {
  const say = useWords()
  return (
    <Flex gap={2} wrap="wrap">
      {shown.map((one) => (
        <Button
          key={one}
          mode={one === language ? 'default' : 'ghost'}
          aria-pressed={one === language}
          text={done.has(one) ? `${locales[one].name} ✓` : locales[one].name}
          onClick={() => onLanguage(one)}
          {...(one === next && leadsOn)}
        />
      ))}
      {(['phone', 'desktop'] as const).map((one) => (
        <Button
          key={one}
          mode={one === width ? 'default' : 'ghost'}
          aria-pressed={one === width}
          text={say(`width.${one}`)}
          onClick={() => onWidth(one)}
        />
      ))}
    </Flex>
  )
}

const namesOf = (languages: readonly Locale[]): string => languages.map((one) => locales[one].name).join(', ')

/**
 * The pages of a document as visitors see them, in force beside proposed, by language and width. It counts as seen once
 * everything that differs was read; a page that does not answer never does.
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
  const changes = useChanges(review)
  const toSee = languagesToSee(changes, shown)
  const [language, setLanguage] = useState<Locale | undefined>(toSee[0] ?? shown[0])
  const [width, setWidth] = useState<Width>('phone')
  const [attempt, setAttempt] = useState(0)
  const { secret, failure } = usePreviewSecret(attempt)
  const { lookedOf, look, leftIn, tellLeft, done } = useLooked()
  const { left, isDone } = languagesLeft(toSee, done)
  const onLook = useCallback((more: More) => language && look(language, more), [language, look])
  const onLeft = useCallback(
    (count: number | undefined) => language && tellLeft(language, count),
    [language, tellLeft],
  )
  const path = language === undefined ? undefined : places.get(language)
  if (language === undefined || path === undefined) return null
  const inForce = inForcePath(review, language, path)
  const isNew = inForce === undefined && hasStrangers()
  const name = `${say('asLooks')}: ${namesOf(left.length > 0 ? left : [language])}`
  const count = leftIn(language)
  return (
    <Stack
      gap={4}
      as="section"
      aria-label={say('asLooks')}
      data-testid="approval-pages"
      tabIndex={-1}
      {...partNamed(count ? `${name}. ${say('pages.left', { left: String(count) })}` : name)}
      {...lookedThrough(isDone)}
    >
      <Text as="h2" size={1} weight="semibold">
        {say('asLooks')}
      </Text>
      <Choices
        shown={shown}
        language={language}
        onLanguage={setLanguage}
        width={width}
        onWidth={setWidth}
        done={done}
        next={done.has(language) ? left[0] : undefined}
      />
      {left.length > 0 && (
        <Text size={1} muted data-testid="pages-languages">
          {say('pages.languages', { languages: namesOf(left) })}
        </Text>
      )}
      {/* By keyboard there are two whole pages between here and there. */}
      <Box>
        <Button mode="bleed" text={say('asLooks.skip')} onClick={toDecision} />
      </Box>
      {failure !== undefined && (
        <>
          <RefusalCard words={say('frame.failed', { reason: failure })} />
          <Box>
            <Button text={say('pages.again')} onClick={() => setAttempt(attempt + 1)} {...leadsOn} />
          </Box>
        </>
      )}
      {!hasStrangers() && <Text size={1}>{say('frame.alone')}</Text>}
      {isNew && <Text size={1}>{say('pages.new')}</Text>}
      {secret !== undefined && (
        <BothPages
          key={`${language} ${attempt}`}
          paths={{ inForce, proposed: path }}
          secret={secret}
          width={width}
          perspective={perspective}
          looked={lookedOf(language)}
          onLook={onLook}
          onLeft={onLeft}
          onAgain={() => setAttempt(attempt + 1)}
        />
      )}
      <div {...partEnd} />
    </Stack>
  )
}
