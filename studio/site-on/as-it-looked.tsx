import { Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { framePage } from './frame-page.ts'
import { type ServedPage, useRecord } from './record-client.ts'
import { useInstantText } from './use-instant-text.ts'
import { useWords } from './use-words.ts'

type Drawn = { page: ServedPage; html: string } | { page: ServedPage; reason: string }

/** Width of a phone's page, CSS pixels. */
const phone = 390

/** A page in a frame that is let do nothing, drawn with the files of its own build. */
function Frame({ page, isPhone, title }: { page: ServedPage; isPhone: boolean; title: string }) {
  const say = useWords()
  const record = useRecord()
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    const over = new AbortController()
    const show = (next: Drawn) => {
      if (!over.signal.aborted) setDrawn(next)
    }
    framePage(page.text, (address) => record.file(page.build, address)).then(
      (html) => show({ page, html }),
      (error: unknown) => show({ page, reason: error instanceof Error ? error.message : String(error) }),
    )
    return () => over.abort()
  }, [page, record])
  if (drawn?.page !== page) return <Text size={1}>{say('reading')}</Text>
  if ('reason' in drawn)
    return (
      <Text size={1} role="alert">
        {say('failed', { reason: drawn.reason })}
      </Text>
    )
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={drawn.html}
      style={{
        display: 'block',
        width: isPhone ? phone : '100%',
        maxWidth: '100%',
        height: '75vh',
        margin: '0 auto',
        border: '1px solid var(--card-border-color)',
        background: '#fff',
      }}
    />
  )
}

/** One version of a page as it looked, or two beside each other, the earlier one first. */
export function AsItLooked({ pages }: { pages: readonly ServedPage[] }) {
  const say = useWords()
  const textOf = useInstantText()
  const [isPhone, setPhone] = useState(false)
  const inOrder = pages.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return (
    <Card border as="section" aria-label={say('look')} padding={4} radius={2}>
      <Stack gap={4}>
        <Flex align="center" justify="space-between" gap={3} wrap="wrap">
          <Heading as="h2" size={1}>
            {say('look')}
          </Heading>
          <Flex gap={2}>
            <Button
              mode="bleed"
              selected={!isPhone}
              aria-pressed={!isPhone}
              text={say('look.wide')}
              onClick={() => setPhone(false)}
            />
            <Button
              mode="bleed"
              selected={isPhone}
              aria-pressed={isPhone}
              text={say('look.phone')}
              onClick={() => setPhone(true)}
            />
          </Flex>
        </Flex>
        <Text size={1} muted>
          {say('look.note')}
        </Text>
        <Grid gridTemplateColumns={pages.length === 1 ? 1 : [1, 1, 2]} gap={4}>
          {inOrder.map((page) => (
            <Stack key={`${page.from} ${page.sha256}`} gap={3}>
              {pages.length > 1 && (
                <Text as="h3" size={1} weight="medium">
                  {textOf(page.from)}
                </Text>
              )}
              <Frame page={page} isPhone={isPhone} title={`${say('look')}, ${textOf(page.from)}`} />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}
