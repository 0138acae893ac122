import type { Action } from '@sanity/client'

interface Schedule {
  /** Id of the document without prefix. */
  documentId: string
  /** The revision of the draft as the editor sees it. */
  revision: string | undefined
  /** ISO instant. */
  publishAt: string
  /** Name of the new release; letters and digits. */
  releaseId: string
  /** What the form calls the version, in the language of who schedules it, as Sanity does. */
  title?: string | undefined
}

/** A name for the release of one scheduled draft. */
export const newReleaseId = (): string => `r${crypto.randomUUID().slice(0, 8)}`

/**
 * The actions that schedule a draft in one request, hence one transaction: Sanity sends three requests, and a
 * refusal of the last one leaves a release and a version behind.
 */
export const scheduleActions = ({
  documentId,
  revision,
  publishAt,
  releaseId,
  title = 'Scheduled publish',
}: Schedule): Action[] => {
  const intended = { releaseType: 'scheduled', intendedPublishAt: publishAt } as const
  return [
    {
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: { title, description: '', cardinality: 'one', ...intended },
    },
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: documentId,
      baseId: `drafts.${documentId}`,
      versionId: `versions.${releaseId}.${documentId}`,
      ...(revision === undefined ? {} : { ifBaseRevisionId: revision }),
    },
    { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
  ]
}

/** The actions that give a paused schedule another time: a refusal leaves the old one in its document. */
export const rescheduleActions = (releaseId: string, publishAt: string): Action[] => [
  {
    actionType: 'sanity.action.release.edit',
    releaseId,
    patch: { set: { 'metadata.intendedPublishAt': publishAt } },
  },
  { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
]
