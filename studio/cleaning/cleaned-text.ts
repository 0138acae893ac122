import { asStored } from '#common/text/as-read.ts'

/** What of a typed text is stored, and how many of its characters that nobody sees are not. */
export const cleanedText = (typed: string): { text: string; left: number } => {
  const text = asStored(typed)
  // Composed letters and ends of lines are other signs for the same; they are not counted.
  const plain = typed.replaceAll('\r\n', '\n').normalize('NFC')
  return { text, left: Math.max(0, Array.from(plain).length - Array.from(text).length) }
}
