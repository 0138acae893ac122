import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { isEmbedded } from '#studio/connection.ts'
import { MoveDialog } from './move-dialog.tsx'
import { isMoving } from './plan-moving.ts'
import { useWords } from './use-words.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity’s action that publishes, which asks about redirect and links where a page gets another path. Memoised per
 * component, so that React does not remount it.
 */
export function askWhereMoved(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Moving: DocumentActionComponent = (props) => {
    const { id, type, published, draft, version } = props
    const [isAsking, setAsking] = useState(false)
    const say = useWords()
    const described = original(props)
    const isMove = !version && isMoving(type, published, draft)
    if (described === null || !(isMove || isAsking)) return described
    const close = () => setAsking(false)
    const asking = { ...described, onHandle: () => setAsking(true) }
    if (!isAsking) return asking
    return {
      ...asking,
      dialog: {
        type: 'dialog',
        header: say('title'),
        onClose: close,
        content: <MoveDialog publishedId={id} revision={draft?._rev} close={close} />,
      },
    }
  }
  if (original.action) Moving.action = original.action
  known.set(original, Moving)
  return isEmbedded ? Moving : original
}
