import { useCallback, useMemo, useState } from 'react'
import type { FormPatch, ObjectInputProps, PatchEvent } from 'sanity'
import { listenToFailures } from './explained-source.ts'

const style = { color: '#a8321c', fontSize: '0.8125rem', lineHeight: 1.4, margin: '0.5rem 0 0' }

/** A file or image field that says under itself why a file was not taken. */
export function UploadInput(props: ObjectInputProps) {
  const { onChange, renderDefault } = props
  const [reason, setReason] = useState('')
  const change = useCallback((patch: FormPatch | FormPatch[] | PatchEvent) => onChange(patch), [onChange])
  const listening = useMemo(() => {
    listenToFailures(change, setReason)
    return change
  }, [change])
  return (
    <div onInputCapture={() => setReason('')} onDropCapture={() => setReason('')}>
      {renderDefault({ ...props, onChange: listening })}
      {reason && (
        <p role="alert" style={style}>
          {reason}
        </p>
      )}
    </div>
  )
}
