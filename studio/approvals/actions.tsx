import { ClockIcon } from '@sanity/icons/Clock'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { TrashIcon } from '@sanity/icons/Trash'
import { UndoIcon } from '@sanity/icons/Undo'
import { UnpublishIcon } from '@sanity/icons/Unpublish'
import type { ComponentType } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  useCurrentUser,
  useSingleDocRelease,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { releaseOf } from '#studio/published-id.ts'
import type { Act, Approval, Meant } from './approval.ts'
import { useFormApproval, useWaitSentence } from './approval-context.tsx'
import { useIsPaused } from './asking/use-release-instant.ts'
import { openAsk, openWithdraw } from './open-dialog.ts'
import { reviewParams } from './review-place.ts'
import { planWithdrawal } from './plan-withdrawal.ts'
import { useWords } from './use-words.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity’s action that publishes, which waits for the signatures the document needs and says so. Memoised per
 * component, so that React does not remount it.
 */
export function awaitSignatures(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Awaiting: DocumentActionComponent = (props) => {
    const described = original(props)
    const waits = useWaitSentence()
    // A scheduled draft that is published before its time needs its signatures too.
    if (described === null || waits === undefined || !(props.version ?? props.draft)) return described
    return { ...described, disabled: true, title: waits }
  }
  if (original.action) Awaiting.action = original.action
  known.set(original, Awaiting)
  return Awaiting
}

/** Which content of the open form is meant: its draft, or the version of a release. */
const meantOf = ({ version }: DocumentActionProps): Meant => ({
  act: 'publish',
  releaseId: version ? releaseOf(version._id) : undefined,
})

/** Asks for the signatures that the open draft, or version of a release, needs. */
export const AskForApproval: DocumentActionComponent = (props) => {
  const say = useWords()
  const { approval } = useFormApproval()
  const { onSetScheduledDraftPerspective: showScheduled } = useSingleDocRelease()
  const meant = meantOf(props)
  const isPaused = useIsPaused(meant.releaseId)
  if (!approval || !(props.version ?? props.draft)) return null
  if (approval.state !== 'unasked' && approval.state !== 'refused') return null
  const { id: publishedId, type } = props
  const asked = { publishedId, type, meant, isPaused, showScheduled }
  return { label: say('ask'), icon: ClockIcon, onHandle: () => openAsk(asked, isPaused ? 'time' : 'soon') }
}

/** Whether somebody asked for this act on what is published, and it still stands. */
const isAsked = ({ decisions, inForce }: Approval, act: Act): boolean => {
  const last = decisions.findLast(
    ({ subject, sequence }) => subject.act === act && sequence > inForce.sequence,
  )
  return last?.kind === 'ask' || last?.kind === 'approve'
}

function askTo(act: 'unpublish' | 'delete', icon: ComponentType): DocumentActionComponent {
  const AskTo: DocumentActionComponent = ({ id, type, published, version }) => {
    const say = useWords()
    const { navigateIntent } = useRouter()
    const { approval } = useFormApproval()
    if (!approval || approval.policy.people === 0 || !published || version) return null
    const onHandle = isAsked(approval, act)
      ? () => navigateIntent('review', { id, type, act })
      : () => openAsk({ publishedId: id, type, meant: { act } })
    return { label: say(isAsked(approval, act) ? `review.${act}` : `ask.${act}`), icon, onHandle }
  }
  return AskTo
}

/** Ask for the signatures that taking the document offline, or deleting it, needs; once asked, lead to them. */
export const AskToUnpublish = askTo('unpublish', UnpublishIcon)
export const AskToDelete = askTo('delete', TrashIcon)

/** Takes back what the user asked or signed about the open draft or version. */
export const WithdrawApproval: DocumentActionComponent = (props) => {
  const say = useWords()
  const user = useCurrentUser()
  const { approval } = useFormApproval()
  const hash = approval ? planWithdrawal(approval, user?.id ?? '') : undefined
  if (hash === undefined) return null
  return {
    label: say('withdraw'),
    icon: UndoIcon,
    onHandle: () => openWithdraw(props.id, meantOf(props), hash),
  }
}

/** Opens the comparison of what is in force with the draft or version, where those who may sign do. */
export const ReviewApproval: DocumentActionComponent = (props) => {
  const say = useWords()
  const { navigateIntent } = useRouter()
  const { approval } = useFormApproval()
  if (!approval || !(props.version ?? props.draft) || approval.state === 'free') return null
  const { id, type } = props
  return {
    label: say(approval.maySign ? 'review' : 'compare'),
    icon: EyeOpenIcon,
    onHandle: () => navigateIntent('review', reviewParams({ id, type, ...meantOf(props) })),
  }
}
