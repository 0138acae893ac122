import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Card, Container, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useRef, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { isFine, type JudgedRow } from '#schemas/redirects/plan-list.ts'
import { mayPublish } from '#studio/languages/own-languages.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import { useList } from './use-list.ts'
import { type Say, useWords } from './use-words.ts'

const step = 100

const sentenceOf = (say: Say, { verdict, isPermanent, detail }: JudgedRow): string =>
  say(verdict === 'new' && !isPermanent ? 'is.new.time' : `is.${verdict}`, { detail })

const plain = { listStyle: 'none', margin: 0, padding: 0 } as const
/** Addresses have no blanks to break at. */
const anywhere = { overflowWrap: 'anywhere' } as const

/** The rows, those first that somebody has to look at. */
function Rows({ judged }: { judged: readonly JudgedRow[] }) {
  const say = useWords()
  const [most, setMost] = useState(step)
  const ordered = useMemo(
    () => judged.toSorted((one, other) => Number(isFine(one)) - Number(isFine(other)) || one.row - other.row),
    [judged],
  )
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={2} style={plain} aria-label={say('rows')}>
        {ordered.slice(0, most).map((one) => (
          <Card
            as="li"
            key={one.row}
            padding={3}
            radius={2}
            border
            tone={isFine(one) ? 'default' : 'caution'}
          >
            <Stack gap={3}>
              <Text size={1} weight="medium" style={anywhere}>
                {say('way', { from: one.from, to: one.to })}
              </Text>
              <Text size={1} muted style={anywhere}>
                {say('row', { row: one.row })} {sentenceOf(say, one)}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
      {ordered.length > most && (
        <Flex>
          <Button mode="ghost" text={say('more')} onClick={() => setMost(most + step)} />
        </Flex>
      )}
    </Stack>
  )
}

/** Takes a list of old addresses, says of each row what becomes of it, and publishes the redirects. */
export function RedirectList() {
  const say = useWords()
  const toast = useToast()
  const user = useCurrentUser()
  const file = useRef<HTMLInputElement>(null)
  const { list, fault, progress, open, publish } = useList()
  const { refusal, isSending, send } = useRequest()
  const count = (is: (row: JudgedRow) => boolean) => (list?.judged ?? []).filter(is).length
  const made = count(({ verdict }) => verdict === 'new')
  const fine = count(isFine)
  const choose = (chosen: File | undefined) => {
    if (chosen) void send(() => open(chosen))
  }
  const confirm = () =>
    list &&
    send(async () => {
      const published = await publish(list)
      toast.push({ status: 'success', title: say('published', { count: published }) })
    })
  return (
    <Container width={2} padding={4} data-testid="redirect-list">
      <Stack gap={4}>
        <Text size={1} muted>
          {say('lede')}
        </Text>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          data-testid="redirect-file"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            // The same file may be chosen again, once it is put right.
            currentTarget.value = ''
          }}
        />
        <Flex gap={2} wrap="wrap">
          <Button
            icon={UploadIcon}
            mode={made > 0 ? 'ghost' : 'default'}
            text={say(list || fault ? 'another' : 'choose')}
            disabled={isSending}
            onClick={() => file.current?.click()}
          />
          {made > 0 && mayPublish(user) && (
            <Button
              text={say('publish', { count: made })}
              disabled={isSending}
              onClick={() => void confirm()}
            />
          )}
        </Flex>
        {refusal && <RefusalCard words={refusal} />}
        {fault && <RefusalCard words={say(`fault.${fault.fault}`, { name: fault.name })} />}
        <Text size={1} aria-live="polite">
          {progress
            ? say('publishing', progress)
            : isSending
              ? say('reading')
              : list &&
                say('sum', {
                  name: list.name,
                  rows: list.judged.length,
                  made,
                  there: fine - made,
                  odd: list.judged.length - fine,
                })}
        </Text>
        {made > 0 && !mayPublish(user) && (
          <Card tone="caution" padding={3} radius={2} border>
            <Text size={1}>{say('publish.others')}</Text>
          </Card>
        )}
        {list && <Rows key={list.name} judged={list.judged} />}
      </Stack>
    </Container>
  )
}
