import { useCallback, useMemo, useState } from 'react'
import type { FormPatch, ObjectInputProps, PatchEvent } from 'sanity'
import { FieldErrors } from '#studio/publishing/field-errors.tsx'
import { listenToFailures } from './explained-source.ts'

const style = { color: '#a8321c', fontSize: '0.8125rem', lineHeight: 1.4, margin: '0.5rem 0 0' }

/** The errors of a file field, including those of its reference, which has no field of its own. */
const errorsOf = ({ members, validation }: ObjectInputProps) => [
  ...validation,
  ...members.flatMap((member) =>
    member.kind === 'field' && member.name === 'asset' ? member.field.validation : [],
  ),
]

/**
 * A file or image field that shows below itself why a file was refused, or the errors of its current file.
 */
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
      {reason ? (
        <p role="alert" style={style}>
          {reason}
        </p>
      ) : (
        <FieldErrors validation={errorsOf(props)} />
      )}
    </div>
  )
}
