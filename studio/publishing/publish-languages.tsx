import { TranslateIcon } from '@sanity/icons/Translate'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type DocumentActionComponent, LoadingBlock, useClient } from 'sanity'
import { z } from 'zod'
import { isLocale, localeIds, locales } from '#locales/table.ts'
import { refusalOf } from './refusal.ts'
import { RefusalCard } from './refusal-card.tsx'
import { useRequest } from './use-request.ts'

const draftsSchema = z.array(z.object({ _id: z.string(), language: z.string(), title: z.string().nullish() }))

type Drafts = z.infer<typeof draftsSchema>

const draftsQuery =
  '*[_type == "page" && path == $path && _id in path("drafts.**") && defined(language)]{_id, language, title}'

const nameOf = (language: string): string => (isLocale(language) ? locales[language].name : language)
const rankOf = (language: string): number => localeIds.findIndex((id) => id === language)

/** The drafts of a page in all languages, and the button that publishes them in one step. */
function LanguagesDialog({ path, close }: { path: string; close: () => void }) {
  const client = useClient({ apiVersion: '2026-05-04' })
  const [drafts, setDrafts] = useState<Drafts>()
  const { refusal, refuse, isSending, send } = useRequest()
  useEffect(() => {
    let isOver = false
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    raw.fetch<unknown>(draftsQuery, { path }).then(
      (answer) => !isOver && setDrafts(draftsSchema.parse(answer)),
      (error: unknown) => !isOver && refuse(refusalOf(error)),
    )
    return () => {
      isOver = true
    }
  }, [client, path, refuse])
  const publish = (found: Drafts) =>
    send(async () => {
      await client.action(
        found.map(({ _id }) => ({
          actionType: 'sanity.action.document.publish' as const,
          draftId: _id,
          publishedId: _id.replace(/^drafts\./, ''),
        })),
      )
      close()
    })
  const found = drafts?.toSorted((a, b) => rankOf(a.language) - rankOf(b.language)) ?? []
  return (
    <Box padding={4}>
      <Stack gap={4}>
        {drafts === undefined && !refusal && <LoadingBlock title="Looking for drafts" />}
        {drafts !== undefined && (
          <Text size={1}>
            {found.length === 0
              ? `No draft of ${path} waits in any language.`
              : 'All of these go online in one step, or none of them:'}
          </Text>
        )}
        {found.map(({ _id, language, title }) => (
          <Text key={_id} size={1} weight="medium">
            {nameOf(language)}: {title || 'without a title'}
          </Text>
        ))}
        {refusal && <RefusalCard words={refusal} />}
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text="Cancel" onClick={close} />
          <Button
            data-testid="publish-languages"
            text={`Publish ${found.map(({ language }) => nameOf(language)).join(', ')}`}
            disabled={isSending || found.length === 0}
            onClick={() => void publish(found)}
          />
        </Flex>
      </Stack>
    </Box>
  )
}

/** Publishes the drafts of a page in every language at once; what the lake refuses of one keeps all back. */
export const PublishLanguages: DocumentActionComponent = ({ draft, published }) => {
  const [isAsking, setAsking] = useState(false)
  const path: unknown = draft?.['path'] ?? published?.['path']
  const close = () => setAsking(false)
  return {
    label: 'Publish all languages',
    icon: TranslateIcon,
    disabled: typeof path !== 'string',
    onHandle: () => setAsking(true),
    dialog: isAsking &&
      typeof path === 'string' && {
        type: 'dialog',
        header: 'Publish this page in its languages',
        onClose: close,
        content: <LanguagesDialog path={path} close={close} />,
      },
  }
}
