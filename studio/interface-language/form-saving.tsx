import { useEffect } from 'react'
import { type DocumentLayoutProps, useSyncState } from 'sanity'
import { publishedId, releaseOf } from '#studio/published-id.ts'
import { tellForm, tellSaving } from './saving.ts'

/** A form that tells while it is being saved, so that a change of the Studio's language waits for it. */
export function FormWithSaving(props: DocumentLayoutProps) {
  const { documentId, documentType } = props
  const { isSyncing } = useSyncState(publishedId(documentId), documentType, releaseOf(documentId))
  useEffect(() => tellForm(), [])
  useEffect(() => (isSyncing ? tellSaving() : undefined), [isSyncing])
  return props.renderDefault(props)
}
