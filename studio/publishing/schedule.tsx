import { cloneElement, isValidElement, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  useClient,
  useCurrentUser,
  useDocumentPairPermissions,
  useSingleDocRelease,
  useTranslation,
} from 'sanity'
import { useToast } from '@sanity/ui/toast'
import { useFormApproval, useWaitSentence } from '#studio/approvals/approval-context.tsx'
import { useIsPaused } from '#studio/approvals/asking/use-release-instant.ts'
import { openAsk } from '#studio/approvals/open-dialog.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { BeforeTimeDialog } from './before-time.tsx'
import { maySetTime, planBeforeTime } from './plan-before-time.ts'
import { refusalOf } from './refusal.ts'
import { newReleaseId, rescheduleActions, scheduleActions } from './schedule-actions.ts'
import { TimeDialog, type TimeDialogProps } from './time-dialog.tsx'
import { useWords } from './use-words.ts'

/** The dialog that asks for the time, where the action has it open. */
const timeDialogOf = ({ dialog }: DocumentActionDescription) =>
  dialog &&
  dialog.type === 'custom' &&
  isValidElement<TimeDialogProps>(dialog.component) &&
  'onSchedule' in dialog.component.props
    ? dialog.component
    : null

/** How long a refusal stays on the screen: it is a sentence to be read. */
const toastDurationMs = 30_000

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity’s actions that schedule a draft and pause a schedule, for those who may, and in one request: a refusal leaves
 * no release and no version. What lacks signatures says so before its time is set. Memoised per component, so that
 * React does not remount it.
 */
export function schedule(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Schedule: DocumentActionComponent = (props) => {
    const { id: documentId, type, draft, release } = props
    const described = original(props)
    const client = useClient({ apiVersion })
    const toast = useToast()
    const say = useWords()
    const { t } = useTranslation()
    const { onSetScheduledDraftPerspective } = useSingleDocRelease()
    const [isSending, setSending] = useState(false)
    const [isWarned, setWarned] = useState(false)
    const user = useCurrentUser()
    const { approval } = useFormApproval()
    const isPaused = useIsPaused(release)
    const waits = useWaitSentence() ?? ''
    const [permission] = useDocumentPairPermissions({ id: documentId, type, permission: 'publish' })
    if (described === null) return null
    const isScheduled = release !== undefined && !isPaused
    if (permission?.granted === false && !maySetTime({ isScheduled, isPaused, approval })) return null
    // Its place is reserved until the rights are known: a late item would move others under the pointer.
    if (permission === undefined) return { ...described, disabled: true, title: say('schedule.asking') }
    const dialog = timeDialogOf(described)
    if (dialog === null) {
      const onHandle = () => {
        setWarned(false)
        described.onHandle?.()
      }
      return { ...described, onHandle }
    }

    const isNew = release === undefined
    const told = planBeforeTime(approval, user?.id ?? '', isNew)
    if (told !== undefined && !isWarned) {
      const { onClose } = dialog.props
      const ask = () => {
        onClose()
        const showScheduled = onSetScheduledDraftPerspective
        openAsk({ publishedId: documentId, type, meant: { act: 'publish' }, showScheduled }, 'time')
      }
      const before = { told, waits, isNew, ask, goOn: () => setWarned(true), onClose }
      return { ...described, dialog: { type: 'custom', component: <BeforeTimeDialog {...before} /> } }
    }
    const send = async (instant: Date): Promise<void> => {
      const publishAt = instant.toISOString()
      const releaseId = release ?? newReleaseId()
      setSending(true)
      try {
        await client.action(
          release === undefined
            ? scheduleActions({
                documentId,
                revision: draft?._rev,
                publishAt,
                releaseId,
                title: t('scheduled-drafts.release.title'),
              })
            : rescheduleActions(release, publishAt),
        )
        dialog.props.onClose()
        onSetScheduledDraftPerspective(releaseId)
      } catch (error) {
        const description = refusalOf(error)
        toast.push({
          status: 'error',
          closable: true,
          duration: toastDurationMs,
          title: say('schedule.failed'),
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
