import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { type DocumentActionComponent, type DocumentActionProps, LoadingBlock, useClient } from 'sanity'
import { addressOf } from '#schemas/lib/targets.ts'
import { useTitle } from '#studio/form/use-title.ts'
import { UsesList } from '#studio/uses/uses-list.tsx'
import { useUses } from '#studio/uses/use-uses.ts'
import { RefusalCard } from './refusal-card.tsx'
import { unpublishActions } from './unpublish-actions.ts'
import { useRequest } from './use-request.ts'
import { useWords } from './use-words.ts'

interface Asked {
  props: DocumentActionProps
  close: () => void
}

/** The redirect target as typed so far: it survives closing the dialog. */
interface Redirection {
  to: string
  setTo: (to: string) => void
}

/** The documents that link here, below a sentence that explains the consequence. */
function Uses({
  props,
  sentence,
  children,
}: {
  props: DocumentActionProps
  sentence: string
  children: (count: number) => ReactNode
}) {
  const say = useWords()
  const { uses, failure } = useUses(props.published ?? props.draft)
  if (failure) return <RefusalCard words={say('uses.failed', { reason: failure })} />
  if (uses === undefined) return <LoadingBlock title={say('uses.looking')} />
  return (
    <Stack gap={4}>
      {uses.length > 0 && (
        <>
          <Text size={1}>{sentence}</Text>
          <UsesList uses={uses} />
        </>
      )}
      {children(uses.length)}
    </Stack>
  )
}

/** Unpublishes a page; visitors of its old address are redirected if the editor gives a target. */
function UnpublishDialog({ props, close, to, setTo }: Asked & Redirection) {
  const client = useClient({ apiVersion: '2026-05-04' })
  const say = useWords()
  const { id, published } = props
  const { refusal, isSending, send } = useRequest()
  const path = published ? addressOf(published) : undefined
  const isPage = published?._type === 'page'
  const confirm = () =>
    send(async () => {
      const redirect = isPage && path !== undefined && to !== '' ? { from: path, to } : undefined
      await client.action(unpublishActions(id, redirect))
      close()
    })
  return (
    <Box padding={4}>
      <Uses props={props} sentence={say('offline.uses')}>
        {(count) => (
          <Stack gap={4}>
            {count === 0 && <Text size={1}>{say('offline.none')}</Text>}
            {isPage && (
              <Stack gap={3}>
                <Text as="label" htmlFor="send-visitors-to" size={1} weight="medium">
                  {say('offline.to', { path: path ?? '' })}
                </Text>
                <TextInput
                  id="send-visitors-to"
                  value={to}
                  placeholder="/about"
                  onChange={(event) => setTo(event.currentTarget.value.trim())}
                />
                <Text size={1} muted>
                  {say('offline.hint')}
                </Text>
              </Stack>
            )}
            {refusal && <RefusalCard words={refusal} />}
            <Flex gap={2} justify="flex-end">
              <Button mode="bleed" text={say('cancel')} onClick={close} />
              <Button
                data-testid="confirm-button"
                mode="ghost"
                tone="critical"
                text={say(to === '' ? 'offline.do' : 'offline.redirect')}
                disabled={isSending}
                onClick={() => void confirm()}
              />
            </Flex>
          </Stack>
        )}
      </Uses>
    </Box>
  )
}

/**
 * Lists the documents that refer to a document before it may be deleted; without any the Studio’s own dialog
 * asks.
 */
function DeleteDialog({ props, close, proceed }: Asked & { proceed: () => void }) {
  const say = useWords()
  return (
    <Box padding={4}>
      <Uses props={props} sentence={say('delete.uses')}>
        {(count) => (
          <Flex gap={2} justify="flex-end">
            <Button mode="bleed" text={say(count > 0 ? 'close' : 'cancel')} onClick={close} />
            {count === 0 && <Button mode="ghost" tone="critical" text={say('delete.do')} onClick={proceed} />}
          </Flex>
        )}
      </Uses>
    </Box>
  )
}

const guarded = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The same action, which first shows the referring documents. Memoised per component, so that React does not
 * remount it.
 */
export function guard(original: DocumentActionComponent): DocumentActionComponent {
  const known = guarded.get(original)
  if (known) return known
  const Guarded: DocumentActionComponent = (props) => {
    const say = useWords()
    const [isAsking, setAsking] = useState(false)
    const [to, setTo] = useState('')
    const title = useTitle(props.type, props.published ?? props.draft, isAsking)
    const described = original(props)
    if (described === null || !isAsking) {
      return described && { ...described, onHandle: () => setAsking(true) }
    }
    const close = () => setAsking(false)
    const isUnpublish = original.action === 'unpublish'
    const proceed = () => {
      close()
      described.onHandle?.()
    }
    return {
      ...described,
      dialog: {
        type: 'dialog',
        header: say(isUnpublish ? 'offline' : 'delete', { title }),
        onClose: close,
        content: isUnpublish ? (
          <UnpublishDialog props={props} close={close} to={to} setTo={setTo} />
        ) : (
          <DeleteDialog props={props} close={close} proceed={proceed} />
        ),
      },
    }
  }
  if (original.action) Guarded.action = original.action
  guarded.set(original, Guarded)
  return Guarded
}
