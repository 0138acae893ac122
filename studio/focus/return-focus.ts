import { useGlobalKeyDown } from '@sanity/ui'
import type { DocumentActionComponent } from 'sanity'
import { isNowhere, useReturnFocus } from './use-return-focus.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The same action, whose dialog returns the focus to the button or menu that opened it. Memoised per
 * component, so that React does not remount it.
 */
export function returnFocus(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Returning: DocumentActionComponent = (props) => {
    const described = original(props)
    const dialog = described?.dialog
    useReturnFocus(Boolean(dialog))
    // Sanity’s dialog handles Escape only while it contains the focus, which a button loses when it is
    // disabled.
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
