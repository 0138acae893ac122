import type { FormEvent, ReactNode } from 'react'
import { PatchEvent, set, type StringInputProps, unset } from 'sanity'
import { cleanedText } from './cleaned-text.ts'
import { tellLeftOut } from './cleaned-note.tsx'

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * A text whose field holds what is stored of what was typed: composed, without characters that nobody sees. The lake
 * cleans what reaches it otherwise; here who typed sees it.
 * @param draw the input itself
 */
export function CleanedInput({
  draw,
  ...props
}: StringInputProps & { draw: (props: StringInputProps) => ReactNode }) {
  const { elementProps, onChange } = props
  const change = (changed: Parameters<typeof onChange>[0]) => {
    let count = 0
    const patches = PatchEvent.from(changed).patches.map((patch) => {
      if (patch.type !== 'set' || typeof patch.value !== 'string') return patch
      const { text, left } = cleanedText(patch.value)
      count += left
      return { ...patch, value: text }
    })
    tellLeftOut(count)
    onChange(patches)
  }
  const typed = (event: FormEvent) => {
    const value = isField(event.currentTarget) ? event.currentTarget.value : ''
    const { text, left } = cleanedText(value)
    if (text === value) return elementProps.onChange(event)
    tellLeftOut(left)
    onChange(text === '' ? unset() : set(text))
  }
  return draw({ ...props, onChange: change, elementProps: { ...elementProps, onChange: typed } })
}
