import type { PortableTextBlock } from '@portabletext/react'
import { isPictureInText, type TextPiece } from '#web/content/values/illustrated-text.ts'

/** Running text, or lists with headings shown side by side. */
export type TextPart = { kind: 'flow'; content: TextPiece[] } | { kind: 'columns'; columns: TextPiece[][] }

const wordsOf = (piece: TextPiece | undefined): PortableTextBlock | undefined =>
  piece && !isPictureInText(piece) ? piece : undefined
const isSmallHeading = (piece: TextPiece | undefined) => {
  const block = wordsOf(piece)
  return block?._type === 'block' && block.style === 'h3' && !block.listItem
}
const isItem = (piece: TextPiece | undefined) => Boolean(wordsOf(piece)?.listItem)

/** A heading followed by a list, starting here; empty otherwise. */
const headedList = (content: readonly TextPiece[], from: number): TextPiece[] => {
  if (!isSmallHeading(content[from]) || !isItem(content[from + 1])) return []
  const rest = content.slice(from + 1)
  const end = rest.findIndex((block) => !isItem(block))
  return content.slice(from, from + 1 + (end === -1 ? rest.length : end))
}

/** Two or more consecutive lists with headings become columns; everything else is running text. */
export const planText = (content: readonly TextPiece[]): TextPart[] => {
  const parts: TextPart[] = []
  const flow = (blocks: readonly TextPiece[]) => {
    const last = parts.at(-1)
    if (last?.kind === 'flow') last.content.push(...blocks)
    else parts.push({ kind: 'flow', content: [...blocks] })
  }
  for (let at = 0; at < content.length; ) {
    const columns: TextPiece[][] = []
    let next = at
    for (let run = headedList(content, next); run.length > 0; run = headedList(content, next)) {
      columns.push(run)
      next += run.length
    }
    if (columns.length > 1) {
      parts.push({ kind: 'columns', columns })
      at = next
    } else {
      const [run] = columns
      flow(run ?? content.slice(at, at + 1))
      at += run?.length ?? 1
    }
  }
  return parts
}

/** Whether a list item starts with a bold term and a full stop, such as "Spread. The distance …": a definition. */
export const opensWithTerm = (block: PortableTextBlock): boolean => {
  const first = block.children[0]
  if (!first || block.children.length < 2) return false
  const isStrong = 'marks' in first && Array.isArray(first.marks) && first.marks.includes('strong')
  return isStrong && 'text' in first && /[.:]$/.test(String(first.text))
}
