import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import type { Meant } from './approval.ts'
import { useDecide } from './use-decide.ts'
import { useWords } from './use-words.ts'

interface Props {
  publishedId: string
  meant: Meant
  contentHash: string
  close: () => void
}

/** Asks before a request or a signature is taken back. */
export function WithdrawForm({ publishedId, meant, contentHash, close }: Props) {
  const say = useWords()
  const toast = useToast()
  const decide = useDecide(publishedId, meant)
  const { refusal, isSending, send } = useRequest()
  const withdraw = () =>
    send(async () => {
      await decide({ does: 'withdraw', contentHash })
      toast.push({ status: 'success', title: say('withdraw.done') })
      close()
    })
  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>{say('withdraw.what')}</Text>
        {refusal && <RefusalCard words={refusal} />}
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={say('cancel')} onClick={close} />
          <Button
            mode="ghost"
            tone="critical"
            text={say('withdraw')}
            disabled={isSending}
            onClick={() => void withdraw()}
          />
        </Flex>
      </Stack>
    </Box>
  )
}
