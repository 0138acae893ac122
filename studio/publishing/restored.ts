import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { type DocumentActionComponent, useDocumentStore } from 'sanity'

/** How long the notice stays, ms: it names the next step. */
const toastMs = 30_000

/**
 * How long a form that closes still listens, ms. Sanity breaks an operation off when nobody listens to it any more, and
 * its button that brings a deleted document back closes the form at once: nothing would be restored.
 */
const graceMs = 20_000

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
    const { pair } = useDocumentStore()
    const { push } = useToast()
    useEffect(() => {
      const operations = pair.operationEvents(id, type).subscribe((event) => {
        if (event.type !== 'success' || event.op !== 'restore') return
        push({
          id: `restored-${id}`,
          status: 'info',
          closable: true,
          duration: toastMs,
          title: event.idPair.versionId
            ? 'Restored into the version of the release. It comes into force with the release.'
            : 'Restored into a draft. Publish it to put it in force.',
        })
      })
      return () => void setTimeout(() => operations.unsubscribe(), graceMs)
    }, [id, pair, push, type])
    return original(props)
  }
  if (original.action) Restore.action = original.action
  known.set(original, Restore)
  return Restore
}
