import { Stack, TextInput } from '@sanity/ui'
import { type ChangeEvent, type FocusEvent, useId, useState } from 'react'
import { type NumberInputProps, set, unset } from 'sanity'
import { useUnsaved } from '#studio/interface-language/use-unsaved.ts'
import { FieldErrors } from '#studio/publishing/field-errors.tsx'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { readNumber } from './read-number.ts'

/** The typed text, and the values it may represent: the one before, and those of its prefixes. */
interface Typed {
  text: string
  passed: readonly (number | undefined)[]
}

/**
 * A number field that accepts a decimal comma in every browser: a browser's own number field shows nothing,
 * or another number, for a comma of the wrong language. Unreadable text stays as typed, with the reason below
 * it, and clears the value, so that neither a prefix nor the previous number is published.
 */
export function NumberInput({
  elementProps,
  onChange,
  schemaType,
  validation,
  validationError,
  value,
}: NumberInputProps) {
  const { onChange: _native, value: _text, ...rest } = elementProps
  const [typed, setTyped] = useState<Typed>()
  const id = useId()
  // A value from elsewhere, such as a restored revision, replaces the text.
  const own = typed?.passed.includes(value) ? typed : undefined
  const text = own?.text ?? value?.toString() ?? ''
  const read = readNumber(text)
  const refusal = own !== undefined && 'refusal' in read ? read.refusal : undefined
  // A text that is no number is in the field alone.
  useUnsaved(refusal !== undefined)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value
    const found = readNumber(next)
    const number = 'refusal' in found ? undefined : found.number
    setTyped({ text: next, passed: [...(own?.passed ?? [value]), number] })
    if (number !== value) onChange(number === undefined ? unset() : set(number))
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    if (refusal === undefined) setTyped(undefined)
    rest.onBlur(event)
  }
  return (
    <Stack gap={2}>
      <TextInput
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={change}
        onBlur={blur}
        customValidity={refusal ?? validationError ?? ''}
        placeholder={schemaType.placeholder ?? ''}
        aria-invalid={refusal !== undefined || validationError !== undefined}
        aria-describedby={[rest['aria-describedby'], id].filter(Boolean).join(' ')}
        data-testid="number-input"
      />
      <div id={id}>
        {refusal === undefined ? <FieldErrors validation={validation} /> : <RefusalCard words={refusal} />}
      </div>
    </Stack>
  )
}
