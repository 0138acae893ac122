'use client'

import { type ComponentType, useState } from 'react'
import { showToast } from '#web/design/toast.ts'
import { useReady } from '#web/features/session/use-ready.ts'
import type { PartnerFormProps } from './partner-form.tsx'

/** Opens the partner form, which is fetched with the first press (requirements B6). */
export const PartnerOpener = ({
  failed,
  ...props
}: Omit<PartnerFormProps, 'onClose'> & {
  /** What to say when the form cannot be fetched. */
  failed: { title: string; text: string }
}) => {
  const [Form, setForm] = useState<ComponentType<PartnerFormProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isReady = useReady()
  const open = async () => {
    try {
      const { PartnerForm } = await import('./partner-form.tsx')
      setForm(() => PartnerForm)
      setIsOpen(true)
    } catch (error) {
      console.error('the partner form was not fetched:', error)
      showToast({ kind: 'failure', ...failed })
    }
  }
  return (
    <>
      <button
        className="btn btn--solid"
        type="button"
        aria-haspopup="dialog"
        disabled={!isReady}
        onClick={() => void open()}
      >
        {props.words.partner.open}
      </button>
      {Form && isOpen && <Form {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
