import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LoadingBlock } from 'sanity'
import { useRouter } from 'sanity/router'
import { AsItLooked } from './as-it-looked.tsx'
import { ChangedSince } from './changed-since.tsx'
import { typedAt, type Question, questionOf, type Typed, typedIn } from './plan-question.ts'
import { QuestionForm } from './question-form.tsx'
import { ServedPlate } from './served-plate.tsx'
import { ServedWords } from './served-words.tsx'
import { useAnswer } from './use-answer.ts'
import { useWords } from './use-words.ts'
import { Versions } from './versions.tsx'

/** @param handed the question that stood in the address of the screen */
function SiteOn({ handed }: { handed: Typed | undefined }) {
  const say = useWords()
  const [typed, setTyped] = useState<Typed>(
    () => handed ?? { locale: 'en', page: '/', ...typedAt(new Date()) },
  )
  const [wrong, setWrong] = useState<'page' | 'day'>()
  const { answer, ask } = useAnswer()
  const result = useRef<HTMLDivElement>(null)
  const put = (question: Question) => {
    if ('wrong' in question) {
      setWrong(question.wrong)
      return
    }
    setWrong(undefined)
    result.current?.focus({ preventScroll: true })
    ask(question)
  }
  useEffect(() => {
    if (handed === undefined) return
    const question = questionOf(handed, Date.now())
    if (!('wrong' in question)) ask(question)
  }, [handed, ask])
  return (
    <Card as="main" height="fill" overflow="auto" data-testid="site-on">
      <Container width={3} padding={4}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {say('title')}
          </Heading>
          <Text size={1} muted>
            {say('lede')}
          </Text>
          <QuestionForm
            typed={typed}
            wrong={wrong}
            onType={setTyped}
            onAsk={() => put(questionOf(typed, Date.now()))}
          />
          <Box ref={result} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
            {answer.state === 'reading' && <LoadingBlock title={say('reading')} />}
            {answer.state === 'failed' && (
              <Card border tone="caution" padding={4} radius={2} role="alert">
                <Text size={1}>{say('failed', { reason: answer.reason })}</Text>
              </Card>
            )}
            {answer.state === 'found' && (
              <Stack gap={5}>
                <ServedPlate address={answer.question.address} page={answer.page} />
                <AsItLooked
                  pages={
                    answer.question.other !== undefined && 'page' in answer.other
                      ? [answer.page, answer.other.page]
                      : [answer.page]
                  }
                />
                <ChangedSince
                  page={answer.page}
                  other={answer.other}
                  isChosen={answer.question.other !== undefined}
                />
                <ServedWords page={answer.page} />
              </Stack>
            )}
          </Box>
          {answer.versions.length > 0 && (
            <Versions
              versions={answer.versions}
              onOpen={(from) => {
                if (answer.question === undefined) return
                setTyped({ ...typed, ...typedAt(new Date(from)) })
                put({ address: answer.question.address, at: from })
              }}
              shownFrom={answer.state === 'found' ? answer.page.from : undefined}
              onCompare={answer.state === 'found' ? (other) => put({ ...answer.question, other }) : undefined}
            />
          )}
        </Stack>
      </Container>
    </Card>
  )
}

/** What a page showed at an instant: as served, with its interval, its words, and what has changed since. */
export function SiteOnTool() {
  const { _searchParams } = useRouter().state
  const question = JSON.stringify(typedIn(_searchParams) ?? null)
  const handed = useMemo((): Typed | undefined => JSON.parse(question) ?? undefined, [question])
  return <SiteOn key={question} handed={handed} />
}
