import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button, Card, Container, Heading, Stack, Text, useMediaIndex } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { LoadingBlock, useCurrentLocale, useCurrentUser } from 'sanity'
import { useRouterState } from 'sanity/router'
import { styled } from 'styled-components'
import { isEmbedded } from '#studio/connection.ts'
import { isNowhere } from '#studio/focus/use-return-focus.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { GuideLink, headingId, showSection } from './guide-link.tsx'
import { GuideText } from './guide-text.tsx'
import { type Guide, guides } from './guides.ts'
import { anchorOf, guideFor, type GuidePlace, languageOf, outlineOf, placeIn, titleOf } from './plan-guide.ts'
import { useGuide } from './use-guide.ts'
import { useWords } from './use-words.ts'

/** Lists beside the text where there is room for both, above it elsewhere. */
const Columns = styled.div`
  display: grid;
  gap: 2rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 60rem) {
    grid-template-columns: 14rem minmax(0, 46rem);
    gap: 3rem;
    > :first-child {
      position: sticky;
      top: 0;
      align-self: start;
      max-height: calc(100vh - 4rem);
      overflow: auto;
    }
  }
`

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  list-style: none;
  margin: 0;
  padding: 0.25rem;
`

const Fold = styled.summary`
  align-items: center;
  cursor: pointer;
  display: flex;
  gap: 0.5rem;
  list-style: none;
  padding: 0.5rem 0.25rem;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & svg {
    transform: rotate(90deg);
  }
`

function GuideList({ shown }: { shown: Guide | undefined }) {
  const say = useWords()
  return (
    <nav aria-label={say('title')}>
      <List>
        {guides.map((guide) => (
          <li key={guide}>
            <Text size={1} weight={guide === shown ? 'semibold' : 'regular'}>
              <GuideLink place={{ guide }} isCurrent={guide === shown}>
                {say(`guide.${guide}`)}
              </GuideLink>
            </Text>
          </li>
        ))}
      </List>
    </nav>
  )
}

/** The sections of a guide; folded at first on a narrow screen, where they stand before the text. */
function Outline({ guide, text, language }: { guide: Guide; text: string; language: string }) {
  const say = useWords()
  const isWide = useMediaIndex() > 1
  return (
    <details open={isWide}>
      <Fold>
        <Text size={1} aria-hidden="true">
          <ChevronRightIcon />
        </Text>
        <Text as="span" size={1} weight="semibold">
          {say('outline')}
        </Text>
      </Fold>
      <nav aria-label={say('outline')}>
        <List lang={language}>
          {outlineOf(text).map(({ id, title }) => (
            <li key={id}>
              <Text size={1}>
                <GuideLink place={{ guide, section: id }}>{title}</GuideLink>
              </Text>
            </li>
          ))}
        </List>
      </nav>
    </details>
  )
}

/** What must be known of the guides before one is read. */
function Notes() {
  const say = useWords()
  const isEnglish = languageOf(useCurrentLocale().id) === undefined
  return (
    <>
      {!isEnglish && (
        <Text size={1} muted>
          {say('pictures')}
        </Text>
      )}
      {!isEmbedded && (
        <Card tone="caution" padding={3} radius={2}>
          <Text size={1}>{say('hosted')}</Text>
        </Card>
      )}
    </>
  )
}

/** Who chose a guide in the list goes on from there; who followed a link of a text has lost its place. */
function showTop(heading: string) {
  if (isNowhere()) showSection(heading)
  else document.getElementById(headingId(heading))?.scrollIntoView()
}

/** Shows the section of the address once the text is there, and the top of a guide that was just chosen. */
function useArrival({ guide, section }: GuidePlace, text: string | undefined) {
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (text === undefined) return
    if (section !== undefined) showSection(section)
    else if (arrived.current !== undefined && arrived.current !== guide) showTop(anchorOf(titleOf(text)))
    arrived.current = guide
  }, [guide, section, text])
}

function Reader({ place }: { place: GuidePlace }) {
  const say = useWords()
  const { guide } = place
  const { text, language, failure, again } = useGuide(guide, languageOf(useCurrentLocale().id))
  useArrival(place, text)
  useEffect(() => {
    document.title = `${say(`guide.${guide}`)} | ${say('title')}`
  }, [guide, say])
  return (
    <Columns>
      <Stack gap={4}>
        <GuideList shown={guide} />
        {text !== undefined && <Outline guide={guide} text={text} language={language} />}
      </Stack>
      <Stack gap={5}>
        <Notes />
        {failure !== undefined && (
          <Stack gap={3}>
            <RefusalCard words={say('unreadable', { reason: failure })} />
            <Button mode="ghost" text={say('again')} onClick={again} />
          </Stack>
        )}
        {text === undefined && failure === undefined && <LoadingBlock title={say('reading')} />}
        {text !== undefined && (
          <article lang={language} data-testid="guide">
            <GuideText guide={guide} text={text} />
          </article>
        )}
      </Stack>
    </Columns>
  )
}

function Unknown({ name }: { name: string }) {
  const say = useWords()
  return (
    <Stack gap={5}>
      <Heading as="h1" size={2}>
        {say('unknown', { name })}
      </Heading>
      <Text size={1}>{say('choose')}</Text>
      <GuideList shown={undefined} />
    </Stack>
  )
}

/** The guides, one page each, with the sections of the one that is read. */
export function GuidesTool() {
  const user = useCurrentUser()
  const place = placeIn(useRouterState(), guideFor(user?.roles ?? []))
  return (
    <Card as="main" height="fill" overflow="auto" data-testid="guides">
      <Container width={4} padding={4}>
        {'unknown' in place ? <Unknown name={place.unknown} /> : <Reader place={place} />}
      </Container>
    </Card>
  )
}
