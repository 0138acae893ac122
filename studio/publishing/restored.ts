import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { type DocumentActionComponent, useDocumentOperationEvent } from 'sanity'

/** How long the notice stays, ms: it names the next step. */
const toastMs = 30_000

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity’s action that restores a revision, which says afterwards where the old words are and that readers do not see
 * them yet; so too after a deleted document was brought back. One component a component, for React’s sake.
 */
export function sayRestored(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Restore: DocumentActionComponent = (props) => {
    const { id, type } = props
    const described = original(props)
    const toast = useToast()
    const event = useDocumentOperationEvent(id, type)
    const last = useRef(event)
    useEffect(() => {
      if (event === undefined || event === last.current) return
      last.current = event
      if (event.type !== 'success' || event.op !== 'restore') return
      toast.push({
        id: `restored-${id}`,
        status: 'info',
        closable: true,
        duration: toastMs,
        title: event.idPair.versionId
          ? 'Restored into the version of the release. It comes into force with the release.'
          : 'Restored into a draft. Publish it to put it in force.',
      })
    }, [event, id, toast])
    return described
  }
  if (original.action) Restore.action = original.action
  known.set(original, Restore)
  return Restore
}
