import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { type DocumentActionComponent, useDocumentStore } from 'sanity'
import { useWords } from './use-words.ts'

/** How long the notice stays: it names the next step. */
const toastDurationMs = 30_000

/**
 * How long a closed form keeps its subscription, ms. Sanity cancels an operation without subscribers, and its
 * button that restores a deleted document closes the form at once: nothing would be restored.
 */
const unsubscribeDelayMs = 20_000

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity’s action that restores a revision, with a notice where the old content is and that readers do not
 * see it yet; also after a deleted document was restored. Memoised per component, so that React does not
 * remount it.
 */
export function sayRestored(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Restore: DocumentActionComponent = (props) => {
    const { id, type } = props
    const { pair } = useDocumentStore()
    const { push } = useToast()
    const say = useWords()
    useEffect(() => {
      const operations = pair.operationEvents(id, type).subscribe((event) => {
        if (event.type !== 'success' || event.op !== 'restore') return
        push({
          id: `restored-${id}`,
          status: 'info',
          closable: true,
          duration: toastDurationMs,
          title: say(event.idPair.versionId ? 'restored.version' : 'restored.draft'),
        })
      })
      return () => void setTimeout(() => operations.unsubscribe(), unsubscribeDelayMs)
    }, [id, pair, push, say, type])
    return original(props)
  }
  if (original.action) Restore.action = original.action
  known.set(original, Restore)
  return Restore
}
