import { Dialog } from '@sanity/ui'
import { useEffect, useId } from 'react'
import type { LayoutProps } from 'sanity'
import { isNowhere, useReturnFocus } from '#studio/focus/use-return-focus.ts'
import { AskForm } from './asking/ask-form.tsx'
import { closeDialog, typeAsk, useOpenDialog } from './open-dialog.ts'
import { useWords } from './use-words.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** The item of a form’s menu that opened the dialog is gone once it is closed: the focus goes to the menu’s button. */
function useFocusOnMenu(isOpen: boolean): void {
  useEffect(
    () => () => {
      const button = [...document.querySelectorAll('[data-testid="action-menu-button"]')].at(-1)
      if (isOpen && isNowhere() && button instanceof HTMLElement) button.focus()
    },
    [isOpen],
  )
}

function ApprovalDialog() {
  const say = useWords()
  const id = useId()
  const open = useOpenDialog()
  useReturnFocus(open !== undefined)
  useFocusOnMenu(open !== undefined)
  if (open === undefined) return null
  return open.does === 'ask' ? (
    <Dialog
      __unstable_autoFocus={false}
      id={id}
      header={say(`ask.${open.meant.act}`)}
      width={1}
      onClose={closeDialog}
    >
      <AskForm asked={open} typed={open.typed} type={(typed) => typeAsk(open, typed)} close={closeDialog} />
    </Dialog>
  ) : (
    <Dialog id={id} header={say('withdraw.title')} width={1} onClose={closeDialog}>
      <WithdrawForm {...open} close={closeDialog} />
    </Dialog>
  )
}

/** The Studio with the dialogs about approvals over it. */
export function LayoutWithDialogs(props: LayoutProps) {
  return (
    <>
      {props.renderDefault(props)}
      <ApprovalDialog />
    </>
  )
}
