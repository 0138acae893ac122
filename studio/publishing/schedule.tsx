import { cloneElement, isValidElement, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  useClient,
  useDocumentPairPermissions,
  useSingleDocRelease,
} from 'sanity'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '#studio/structure/lists.ts'
import { refusalOf } from './refusal.ts'
import { rescheduleActions, scheduleActions } from './schedule-actions.ts'
import { TimeDialog, type TimeDialogProps } from './time-dialog.tsx'

/** The dialog that asks for the time, where the action has it open. */
const timeDialogOf = ({ dialog }: DocumentActionDescription) =>
  dialog &&
  dialog.type === 'custom' &&
  isValidElement<TimeDialogProps>(dialog.component) &&
  'onSchedule' in dialog.component.props
    ? dialog.component
    : null

/** How long a refusal stays on the screen, ms: it is a sentence to be read. */
const toastMs = 30_000

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity’s action that schedules a draft, for those alone who may publish it, and in one request: what the lake
 * refuses leaves no release and no version. One component a component, for React’s sake.
 */
export function schedule(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Schedule: DocumentActionComponent = (props) => {
    const { id: documentId, type, draft, release } = props
    const described = original(props)
    const client = useClient({ apiVersion })
    const toast = useToast()
    const { onSetScheduledDraftPerspective } = useSingleDocRelease()
    const [isSending, setSending] = useState(false)
    const [permission] = useDocumentPairPermissions({ id: documentId, type, permission: 'publish' })
    if (described === null || permission?.granted === false) return null
    // Its place is kept until the rights are known: an item that came late would move others under the pointer.
    if (permission === undefined) return { ...described, disabled: true, title: 'Asking whether you may' }
    const dialog = timeDialogOf(described)
    if (dialog === null) return described

    const send = async (instant: Date): Promise<void> => {
      const publishAt = instant.toISOString()
      const releaseId = release ?? `r${crypto.randomUUID().slice(0, 8)}`
      setSending(true)
      try {
        await client.action(
          release === undefined
            ? scheduleActions({ documentId, revision: draft?._rev, publishAt, releaseId })
            : rescheduleActions(release, publishAt),
        )
        dialog.props.onClose()
        onSetScheduledDraftPerspective(releaseId)
      } catch (error) {
        const description = refusalOf(error)
        toast.push({
          status: 'error',
          closable: true,
          duration: toastMs,
          title: 'Nothing was scheduled',
          description,
        })
      } finally {
        setSending(false)
      }
    }
    const asking = cloneElement(dialog, {
      loading: isSending,
      onSchedule: (instant) => void send(instant),
    })
    return { ...described, dialog: { type: 'custom', component: <TimeDialog dialog={asking} /> } }
  }
  if (original.action) Schedule.action = original.action
  known.set(original, Schedule)
  return Schedule
}
