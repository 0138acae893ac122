import { useGlobalKeyDown } from '@sanity/ui'
import type { DocumentActionComponent } from 'sanity'
import { isNowhere, useReturnFocus } from './use-return-focus.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The same action, whose dialog gives the focus back to the button or menu that opened it. One component a component,
 * for React’s sake.
 */
export function returnFocus(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Returning: DocumentActionComponent = (props) => {
    const described = original(props)
    const dialog = described?.dialog
    useReturnFocus(Boolean(dialog))
    // Sanity’s dialog hears Escape only while it holds the focus, which a button loses that is disabled meanwhile.
    useGlobalKeyDown((event) => {
      if (event.key === 'Escape' && dialog && dialog.type === 'dialog' && isNowhere()) dialog.onClose?.()
    })
    return described
  }
  if (original.action) Returning.action = original.action
  if (original.displayName) Returning.displayName = original.displayName
  known.set(original, Returning)
  return Returning
}
