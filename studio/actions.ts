import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { singletonSchemas } from '#schemas/singletons/registry.gen.ts'
import { translatedTypes } from '#schemas/index.ts'
import { kept } from '#schemas/lib/kept.ts'
import { targets } from '#schemas/lib/targets.ts'
import {
  AskForApproval,
  AskToDelete,
  AskToUnpublish,
  awaitSignatures,
  ReviewApproval,
  WithdrawApproval,
} from './approvals/actions.tsx'
import { isEmbedded } from './connection.ts'
import { askWhereMoved } from './moving/moved.tsx'
import { guard } from './publishing/guarded.tsx'
import { PublishLanguages } from './publishing/publish-languages.tsx'
import { sayRefusal } from './publishing/refusal-line.tsx'
import { sayRestored } from './publishing/restored.ts'
import { schedule } from './publishing/schedule.tsx'
import { whenUploaded } from './publishing/when-uploaded.ts'
import { InStepAction } from './translations/in-step-action.tsx'
import { OtherLanguages } from './translations/other-languages.tsx'

const singletons = new Set<string>(singletonSchemas.map(({ name }) => name))
const translated = new Set<string>(translatedTypes.map(({ name }) => name))
const keptIds = new Set(kept.map(({ id }) => id))
const addressed = new Set(targets.map(({ type }) => type))

/**
 * Documents that must be kept are edited, published, scheduled and restored, but never duplicated,
 * unpublished or deleted.
 */
const endings = new Set(['duplicate', 'unpublish', 'unpublishVersion', 'delete'])

const publishedId = (id = ''): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

/** Sanity’s action with this Studio's additions. */
function refined(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish') return sayRefusal(askWhereMoved(awaitSignatures(whenUploaded(action))))
  if (action.action === 'restore') return sayRestored(action)
  return action.action === 'schedule' ? schedule(action) : action
}

/** The actions of a form: destructive ones are removed or ask first, pages are published in all languages. */
export const documentActions: DocumentActionsResolver = (
  offered,
  { schemaType, documentId, versionType },
) => {
  const actions = offered.map(refined)
  const isOpenDraft = versionType === 'draft' || versionType === 'published'
  const isOpen = isOpenDraft || versionType === 'version' || versionType === 'scheduled-draft'
  const agreement = isEmbedded && isOpen ? [ReviewApproval, AskForApproval, WithdrawApproval] : []
  // Beside Publish: what comes later to the end of the menu moves none of them from under a key that is being pressed.
  const withAgreement = (all: DocumentActionComponent[]) => {
    // A scheduled draft has its time before it.
    const at = Math.max(1, all.findIndex(({ action }) => action === 'publish') + 1)
    return [...all.slice(0, at), ...agreement, ...all.slice(at)]
  }
  const ending = isEmbedded && isOpenDraft ? [AskToUnpublish, AskToDelete] : []
  const inStep = isOpenDraft && translated.has(schemaType) ? [InStepAction] : []
  if (singletons.has(schemaType) || keptIds.has(publishedId(documentId))) {
    return [
      ...withAgreement(actions.filter(({ action }) => action !== undefined && !endings.has(action))),
      ...inStep,
    ]
  }
  const asked = actions.map((action) =>
    addressed.has(schemaType) && (action.action === 'unpublish' || action.action === 'delete')
      ? guard(action)
      : action,
  )
  return schemaType === 'page' && isOpenDraft
    ? [...withAgreement(asked), ...ending, PublishLanguages, OtherLanguages, ...inStep]
    : [...withAgreement(asked), ...ending, ...inStep]
}
