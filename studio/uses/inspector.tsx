import { LinkIcon } from '@sanity/icons/Link'
import { Box, Button, Card, Heading, Stack, Text } from '@sanity/ui'
import { defineDocumentInspector, type DocumentInspectorProps, LoadingBlock, useEditState } from 'sanity'
import { UsesList } from './uses-list.tsx'
import { useUses } from './use-uses.ts'
import { useWords } from './use-words.ts'

/** Beside the form: every document that refers to the open one. */
function WhereUsed({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const say = useWords()
  const { draft, published } = useEditState(documentId.replace(/^drafts\./, ''), documentType)
  const { uses, failure } = useUses(draft ?? published)
  return (
    <Card as="section" aria-label={say('title')} height="fill" overflow="auto" padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {say('title')}
        </Heading>
        {failure && (
          <Text size={1} role="alert">
            {say('failed', { reason: failure })}
          </Text>
        )}
        {uses === undefined && !failure && <LoadingBlock title={say('looking')} />}
        {uses?.length === 0 && (
          <Text size={1} muted>
            {say('none')}
          </Text>
        )}
        {uses && uses.length > 0 && <UsesList uses={uses} />}
        <Box>
          <Button mode="ghost" text={say('close')} onClick={onClose} />
        </Box>
      </Stack>
    </Card>
  )
}

export const whereUsedInspector = defineDocumentInspector({
  name: 'where-used',
  component: WhereUsed,
  useMenuItem: () => ({ icon: LinkIcon, title: useWords()('title'), showAsAction: true }),
})
