import { Text } from '@sanity/ui'
import { useCurrentLocale } from 'sanity'
import { leftOf, type Limited, limits } from './limits.ts'
import { useWords } from './use-words.ts'

interface Props {
  /** For `aria-describedby`. */
  id: string
  what: Limited
  words: string
  /** What is said while it is short enough. */
  hint?: string
}

/** Below a field: its hint, or that what was written is too long. Nothing is cut: whoever wrote it shortens it. */
export function LimitLine({ id, what, words, hint = '' }: Props) {
  const say = useWords()
  const { id: locale } = useCurrentLocale()
  const isTooLong = leftOf(what, words) < 0
  const number = (count: number) => count.toLocaleString(locale)
  const told = { length: number(words.trim().length), most: number(limits[what]) }
  if (!isTooLong && hint === '') return null
  return (
    <Text id={id} size={1} muted={!isTooLong} role={isTooLong ? 'alert' : undefined}>
      {isTooLong ? say(`tooLong.${what}`, told) : hint}
    </Text>
  )
}
