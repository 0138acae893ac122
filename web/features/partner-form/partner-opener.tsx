'use client'

import { type ComponentType, useState } from 'react'
import { showToast } from '#web/design/toasts/toast.ts'
import type { PartnerFormProps } from './partner-fields.tsx'

/** Form and texts load in parallel. */
const fetchForm = async (locale: PartnerFormProps['locale']) => {
  const texts = import('#web/i18n/browser-texts.ts').then(({ loadTexts }) => loadTexts(locale, 'login'))
  const [{ PartnerForm }] = await Promise.all([import('./partner-form.tsx'), texts])
  return PartnerForm
}

/** Opens the partner form, loaded at the first press (requirements B6, C4). */
export const PartnerOpener = ({
  label,
  failed,
  ...props
}: Omit<PartnerFormProps, 'onClose'> & {
  label: string
  /** Message when the form cannot be loaded. */
  failed: { title: string; text: string }
}) => {
  const [Form, setForm] = useState<ComponentType<PartnerFormProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const open = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const PartnerForm = await fetchForm(props.locale)
      setForm(() => PartnerForm)
      setIsOpen(true)
    } catch (error) {
      console.error('the partner form was not fetched:', error)
      showToast({ kind: 'failure', ...failed })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <button
        className="btn btn--solid needs-script"
        type="button"
        data-hydrates=""
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={() => void open()}
      >
        {label}
      </button>
      {Form && isOpen && <Form {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
