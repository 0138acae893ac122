import type { DocumentActionComponent } from 'sanity'
import { useWords } from './use-words.ts'

/** Whether a file or picture anywhere in the value is still uploading: the Studio notes it in its field. */
export function isUploading(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, child]) => (name === '_upload' && child !== undefined) || isUploading(child),
  )
}

const waiting = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The same action, disabled during uploads: it would publish the file that is being replaced. The lake
 * refuses that too. Memoised per component, so that React does not remount it.
 */
export function whenUploaded(original: DocumentActionComponent): DocumentActionComponent {
  const known = waiting.get(original)
  if (known) return known
  const Waiting: DocumentActionComponent = (props) => {
    const described = original(props)
    const say = useWords()
    if (described === null || !isUploading(props.version ?? props.draft)) return described
    return { ...described, disabled: true, title: say('uploading') }
  }
  if (original.action) Waiting.action = original.action
  waiting.set(original, Waiting)
  return Waiting
}
