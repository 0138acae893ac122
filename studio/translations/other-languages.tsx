import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { Badge, Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { type DocumentActionComponent, LoadingBlock, useClient, useCurrentUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { z } from 'zod'
import { locales } from '#locales/table.ts'
import type { Content } from '#schemas/translation/texts.ts'
import { ownLanguages } from '#studio/languages/own-languages.ts'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { copyInto, planSiblings, type Sibling } from './plan-siblings.ts'
import { useWords } from './use-words.ts'

const rowsSchema = z.array(z.object({ _id: z.string(), language: z.string(), title: z.string().nullish() }))

const rowsQuery =
  '*[_type == "page" && path == $path && defined(language) && !(_id in path("versions.**"))]{_id, language, title}'

const nameOf = ({ language }: Sibling): string => locales[language].name

const tones = {
  'not made yet': 'critical',
  draft: 'caution',
  published: 'positive',
  'published, with a draft': 'caution',
} as const satisfies Record<Sibling['state'], string>

interface SiblingLineProps {
  sibling: Sibling
  /** Whether its form is the one behind the dialog. */
  isHere: boolean
  onOpen: () => void
}

function SiblingLine({ sibling, isHere, onOpen }: SiblingLineProps) {
  const { id, state, title } = sibling
  const say = useWords()
  return (
    <Flex gap={3} align="center">
      <Box flex={1}>
        <Text size={1}>
          <strong>{nameOf(sibling)}</strong>
          {title && `: ${title}`}
        </Text>
      </Box>
      <Badge tone={tones[state]}>{say(`page.${state}`)}</Badge>
      {isHere && (
        <Text size={1} muted>
          {say('others.here')}
        </Text>
      )}
      {id !== null && !isHere && (
        <IntentLink intent="edit" params={{ id, type: 'page' }} onClick={onOpen}>
          <Text size={1}>{say('others.open', { language: nameOf(sibling) })}</Text>
        </IntentLink>
      )}
    </Flex>
  )
}

/** The languages of a page, each with a link to its form, and the button that creates the missing ones. */
function LanguagesDialog({ page, path, close }: { page: Content; path: string; close: () => void }) {
  const client = useClient({ apiVersion })
  const say = useWords()
  const user = useCurrentUser()
  const [siblings, setSiblings] = useState<Sibling[]>()
  const { refusal, refuse, isSending, send } = useRequest()
  const look = useCallback(
    () =>
      client
        .fetch<unknown>(rowsQuery, { path }, { perspective: 'raw' })
        .then((answer) => setSiblings(planSiblings(rowsSchema.parse(answer))))
        .catch((error: unknown) => refuse(refusalOf(error))),
    [client, path, refuse],
  )
  useEffect(() => {
    void look()
  }, [look])
  const missing = (siblings ?? []).filter(
    ({ id, language }) => id === null && ownLanguages(user).includes(language),
  )
  const make = () =>
    send(async () => {
      const transaction = client.transaction()
      for (const { language } of missing) transaction.create(copyInto(page, language))
      await transaction.commit()
      await look()
    })
  return (
    <Box padding={4}>
      <Stack gap={4}>
        {siblings === undefined && !refusal && <LoadingBlock title={say('others.looking')} />}
        {siblings?.map((sibling) => (
          <SiblingLine
            key={sibling.language}
            sibling={sibling}
            isHere={sibling.language === page['language']}
            onOpen={close}
          />
        ))}
        {missing.length > 0 && (
          <Text size={1} muted>
            {say('others.hint')}
          </Text>
        )}
        {refusal && <RefusalCard words={refusal} />}
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={say('close')} onClick={close} />
          {missing.length > 0 && (
            <Button
              text={say('others.make', { languages: missing.map(nameOf).join(', ') })}
              disabled={isSending}
              onClick={() => void make()}
            />
          )}
        </Flex>
      </Stack>
    </Box>
  )
}

/** Navigation from a page to its other languages; missing ones start with its blocks and texts. */
export const OtherLanguages: DocumentActionComponent = ({ draft, published }) => {
  const say = useWords()
  const [isAsking, setAsking] = useState(false)
  const page = draft ?? published
  const path: unknown = page?.['path']
  const close = () => setAsking(false)
  return {
    label: say('others'),
    icon: EarthGlobeIcon,
    disabled: typeof path !== 'string',
    onHandle: () => setAsking(true),
    dialog: isAsking &&
      page !== null &&
      typeof path === 'string' && {
        type: 'dialog',
        header: say('others.title'),
        onClose: close,
        content: <LanguagesDialog page={page} path={path} close={close} />,
      },
  }
}
