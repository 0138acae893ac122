import { UsersIcon } from '@sanity/icons/Users'
import { Box, Button, Card, Heading, Stack } from '@sanity/ui'
import { defineDocumentInspector, type DocumentInspectorProps } from 'sanity'
import { publishedId } from '#studio/published-id.ts'
import { useFormApproval } from './approval-context.tsx'
import { ToldList } from './told-list.tsx'
import { useWords } from './use-words.ts'

/** Beside the form: who agreed to the document, when and why. */
function WhoAgreed({ documentId, onClose }: DocumentInspectorProps) {
  const say = useWords()
  const { approval } = useFormApproval()
  return (
    <Card as="section" aria-label={say('history')} height="fill" overflow="auto" padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {say('history')}
        </Heading>
        <ToldList
          publishedId={publishedId(documentId)}
          contentHash={approval?.contentHash}
          approval={approval}
        />
        <Box>
          <Button mode="ghost" text={say('close')} onClick={onClose} />
        </Box>
      </Stack>
    </Card>
  )
}

export const whoAgreedInspector = defineDocumentInspector({
  name: 'who-agreed',
  component: WhoAgreed,
  useMenuItem: function useMenuItem() {
    const say = useWords()
    return { icon: UsersIcon, title: say('history'), showAsAction: false }
  },
})
