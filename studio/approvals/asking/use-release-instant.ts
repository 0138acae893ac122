import {
  isCardinalityOneRelease,
  isPausedCardinalityOneRelease,
  useActiveReleases,
  useDocumentVersions,
} from 'sanity'
import { releaseOf } from '#studio/published-id.ts'

const documentOf = (releaseId: string): string => `_.releases.${releaseId}`

/** When a scheduled release is due, as an ISO instant; undefined where no time is set. */
export function useReleaseInstant(releaseId: string | null | undefined): string | undefined {
  const { data } = useActiveReleases()
  if (releaseId === null || releaseId === undefined) return undefined
  const release = data.find(({ _id }) => _id === documentOf(releaseId))
  return release?.state === 'scheduled' || release?.state === 'scheduling' ? release.publishAt : undefined
}

/** Whether a document is scheduled by itself already; a second time for it would be one too many. */
export function useIsScheduled(publishedId: string): boolean {
  const { data: releases } = useActiveReleases()
  const { data: versions } = useDocumentVersions({ documentId: publishedId })
  const held = new Set(versions.flatMap((id) => releaseOf(id) ?? []).map(documentOf))
  return releases.some((release) => held.has(release._id) && isCardinalityOneRelease(release))
}

/** Whether a release holds one scheduled document and is paused: it can be changed, and waits for another time. */
export function useIsPaused(releaseId: string | undefined): boolean {
  const { data } = useActiveReleases()
  if (releaseId === undefined) return false
  return isPausedCardinalityOneRelease(data.find(({ _id }) => _id === documentOf(releaseId)))
}
