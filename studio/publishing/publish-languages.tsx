import { TranslateIcon } from '@sanity/icons/Translate'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type DocumentActionComponent, LoadingBlock, useClient, useSchema } from 'sanity'
import { z } from 'zod'
import { locales } from '#locales/table.ts'
import type { Content } from '#schemas/translation/texts.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { isEmbedded } from '#studio/connection.ts'
import { isMoving } from '#studio/moving/plan-moving.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { type InLanguage, type Outgoing, planLanguages } from './plan-languages.ts'
import { refusalOf } from './refusal.ts'
import { RefusalCard } from './refusal-card.tsx'
import { useRequest } from './use-request.ts'
import { useWords } from './use-words.ts'

/** Maximum number of untranslated fields named per language. */
const maxNamed = 6

const documentsSchema = z.array(z.looseObject({ _id: z.string(), language: z.string() }))

const documentsQuery =
  '*[_type == $type && path == $path && defined(language) && !(_id in path("versions.**"))]'

const namesOf = (drafts: readonly Outgoing[]): string =>
  drafts.map(({ language }) => locales[language].name).join(', ')

/** One draft, and which of its fields are still English. */
function Draft({ draft, type, english }: { draft: Outgoing; type: string; english: Content | undefined }) {
  const schema = useSchema()
  const say = useWords()
  const { language, title, untranslated } = draft
  return (
    <Stack gap={3} data-testid={`goes-out-${language}`}>
      <Text size={1} weight="medium">
        {locales[language].name}: {title || say('languages.untitled')}
      </Text>
      {untranslated.length > 0 && (
        <Card tone="caution" padding={3} radius={2}>
          <Text size={1}>
            {say('languages.untranslated', {
              fields: fieldTitles(schema.get(type), english, untranslated, maxNamed),
            })}
          </Text>
        </Card>
      )}
    </Stack>
  )
}

/** The drafts of a page in all languages, and the buttons that publish them in one step. */
function LanguagesDialog({ type, path, close }: { type: string; path: string; close: () => void }) {
  const client = useClient({ apiVersion })
  const say = useWords()
  const [documents, setDocuments] = useState<InLanguage[]>()
  const { refusal, refuse, isSending, send } = useRequest()
  useEffect(() => {
    let isOver = false
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    raw.fetch<unknown>(documentsQuery, { type, path }).then(
      (answer) => !isOver && setDocuments(documentsSchema.parse(answer)),
      (error: unknown) => !isOver && refuse(refusalOf(error)),
    )
    return () => {
      isOver = true
    }
  }, [client, type, path, refuse])
  const publish = (drafts: readonly Outgoing[]) =>
    send(async () => {
      await client.action(
        drafts.map(({ draftId, publishedId }) => ({
          actionType: 'sanity.action.document.publish' as const,
          draftId,
          publishedId,
        })),
      )
      close()
    })
  const plan = planLanguages(type, documents ?? [])
  if (plan.action === 'refuse') return <RefusalCard words={say('languages.regulated')} />
  const { outgoing, english } = plan
  const translated = outgoing.filter(({ untranslated }) => untranslated.length === 0)
  const isAsking = plan.action === 'ask'
  return (
    <Box padding={4}>
      <Stack gap={4}>
        {documents === undefined && !refusal && <LoadingBlock title={say('languages.looking')} />}
        {documents !== undefined && (
          <Text size={1}>
            {outgoing.length === 0 ? say('languages.none', { path }) : say('languages.all')}
          </Text>
        )}
        {outgoing.map((draft) => (
          <Draft key={draft.draftId} draft={draft} type={type} english={english} />
        ))}
        {refusal && <RefusalCard words={refusal} />}
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={say('cancel')} onClick={close} />
          {isAsking && translated.length > 0 && (
            <Button
              text={say('languages.alone', { languages: namesOf(translated) })}
              disabled={isSending}
              onClick={() => void publish(translated)}
            />
          )}
          <Button
            data-testid="publish-languages"
            mode={isAsking ? 'ghost' : 'default'}
            text={say(isAsking ? 'languages.publishUntranslated' : 'languages.publish', {
              languages: namesOf(outgoing),
            })}
            disabled={isSending || outgoing.length === 0}
            onClick={() => void publish(outgoing)}
          />
        </Flex>
      </Stack>
    </Box>
  )
}

/**
 * Publishes the drafts of a page in every language at once; if the lake refuses one, none is published. Where
 * texts are still English the dialog names them, and can leave these languages out.
 */
export const PublishLanguages: DocumentActionComponent = ({ type, draft, published }) => {
  const say = useWords()
  const [isAsking, setAsking] = useState(false)
  const path: unknown = draft?.['path'] ?? published?.['path']
  // In one language it would leave the old path to the others.
  const isMove = isEmbedded && isMoving(type, published, draft)
  const close = () => setAsking(false)
  return {
    label: say('languages'),
    icon: TranslateIcon,
    disabled: typeof path !== 'string' || isMove,
    ...(isMove && { title: say('languages.moves') }),
    onHandle: () => setAsking(true),
    dialog: isAsking &&
      typeof path === 'string' && {
        type: 'dialog',
        header: say('languages.title'),
        onClose: close,
        content: <LanguagesDialog type={type} path={path} close={close} />,
      },
  }
}
