import { Box, Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { LoadingBlock } from 'sanity'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import { partsOf } from './plan-moving.ts'
import { ToldList } from './told-list.tsx'
import { useMove } from './use-move.ts'
import { useWords } from './use-words.ts'

interface ChoiceProps {
  label: string
  hint: string
  isChosen: boolean
  choose: (isChosen: boolean) => void
}

function Choice({ label, hint, isChosen, choose }: ChoiceProps) {
  const id = useId()
  return (
    <Flex gap={3}>
      <Checkbox
        id={id}
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <Stack gap={2}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        <Text id={`${id}-hint`} size={1} muted>
          {hint}
        </Text>
      </Stack>
    </Flex>
  )
}

interface Props {
  publishedId: string
  /** The revision of the draft as the editor sees it. */
  revision: string | undefined
  close: () => void
}

/** Asks what becomes of the old path and of those that lead to it, and publishes the page at its new one. */
export function MoveDialog({ publishedId, revision, close }: Props) {
  const say = useWords()
  const toast = useToast()
  const { told, failure, move } = useMove(publishedId, revision)
  const [redirect, setRedirect] = useState(true)
  const [carry, setCarry] = useState(true)
  const { refusal, isSending, send } = useRequest()
  if (failure !== undefined) {
    return (
      <Box padding={4}>
        <RefusalCard words={say('failed', { reason: failure })} />
      </Box>
    )
  }
  if (told === undefined) return <LoadingBlock title={say('looking')} />
  const { from, to, documents } = told
  const parts = partsOf(documents)
  const confirm = () =>
    send(async () => {
      await move({ redirect, carry })
      toast.push({ status: 'success', title: say('done', { to }) })
      close()
    })
  return (
    <Box padding={4} data-testid="move-page">
      <Stack gap={4}>
        <Text size={1}>{say('way', { from, to })}</Text>
        <Choice
          label={say('redirect')}
          hint={say('redirect.hint')}
          isChosen={redirect}
          choose={setRedirect}
        />
        <Choice label={say('carry')} hint={say('carry.hint')} isChosen={carry} choose={setCarry} />
        {parts.length === 0 && <Text size={1}>{say('nobody')}</Text>}
        {parts.map(({ key, told: list }) => (
          <ToldList key={key} title={say(key)} told={list} />
        ))}
        {parts.some(({ key }) => key === 'waits') && <Text size={1}>{say('waits.redirect')}</Text>}
        {refusal && <RefusalCard words={refusal} />}
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={say('cancel')} onClick={close} />
          <Button
            data-testid="confirm-move"
            text={say('publish')}
            disabled={isSending}
            onClick={() => void confirm()}
          />
        </Flex>
      </Stack>
    </Box>
  )
}
