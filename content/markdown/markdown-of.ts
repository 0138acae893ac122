import { z } from 'zod'
import { lineOfPicture } from './picture.ts'

const blocksSchema = z.array(
  z.looseObject({
    style: z.string().optional(),
    listItem: z.enum(['bullet', 'number']).optional(),
    level: z.number().optional(),
    markDefs: z
      .array(z.looseObject({ _key: z.string(), href: z.string().optional() }))
      .nullish()
      .transform((found) => found ?? []),
    children: z
      .array(
        z.looseObject({
          text: z.string(),
          marks: z
            .array(z.string())
            .nullish()
            .transform((found) => found ?? []),
        }),
      )
      .default([]),
  }),
)

type Block = z.infer<typeof blocksSchema>[number]
type Run = Block['children'][number]

/** Signs that would be read as markup; a line end inside a paragraph is kept by a backslash before it. */
const escaped = (text: string): string => text.replace(/[\\*[\]\n]/g, (sign) => `\\${sign}`)

function marked({ text, marks }: Run): string {
  const words = escaped(text)
  if (words === '') return ''
  const [strong, em] = [marks.includes('strong'), marks.includes('em')]
  const sign = strong && em ? '***' : strong ? '**' : em ? '*' : ''
  return `${sign}${words}${sign}`
}

function lineOf({ children, markDefs }: Block, hrefOf: (href: string) => string): string {
  let line = ''
  let open: string | undefined
  const close = () => {
    const href = markDefs.find(({ _key }) => _key === open)?.href
    if (href !== undefined) line += `](${hrefOf(href).replaceAll(')', '%29').replaceAll(' ', '%20')})`
    open = undefined
  }
  for (const run of children) {
    const link = run.marks.find((mark) =>
      markDefs.some(({ _key, href }) => _key === mark && href !== undefined),
    )
    if (link !== open) {
      close()
      open = link
      if (link !== undefined) line += '['
    }
    line += marked(run)
  }
  close()
  return line.replace(/^ | $/g, '\\ ')
}

/** A line that begins like a list, heading, quote or table without being one. */
const guarded = (line: string): string =>
  line.replace(/^(\d+)\. /, '$1\\. ').replace(/^(#{2,3} |- |> |\|)/, '\\$1')

const signs: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', blockquote: '> ' }

const continues = (block: Block, before: Block | undefined): boolean =>
  block.listItem !== undefined &&
  before?.listItem !== undefined &&
  (block.listItem === before.listItem || (block.level ?? 1) > 1 || (before.level ?? 1) > 1)

const hasWords = ({ children }: Block): boolean => children.some(({ text }) => text.trim() !== '')

/**
 * The Markdown of Portable Text, the inverse of `portableText`: parsing it gives the same text, with new
 * keys. Blocks without text are omitted.
 * @param hrefOf converts the stored address of a link to the one our files use
 * @throws ZodError when the value is not Portable Text
 */
export function markdownOf(value: unknown, hrefOf: (href: string) => string = (href) => href): string {
  const blocks = blocksSchema
    .parse(value)
    .filter((block) => lineOfPicture(block) !== undefined || hasWords(block))
  const counts: number[] = []
  let text = ''
  for (const [index, block] of blocks.entries()) {
    const { listItem, level = 1, style = 'normal' } = block
    const goesOn = continues(block, blocks[index - 1])
    if (!goesOn) counts.length = 0
    counts.length = Math.min(counts.length, level)
    const number = (counts[level - 1] ?? 0) + 1
    if (listItem === 'number') counts[level - 1] = number
    const picture = lineOfPicture(block)
    const line = picture ?? lineOf(block, hrefOf)
    if (index > 0) text += goesOn ? '\n' : '\n\n'
    if (picture !== undefined) text += picture
    else if (listItem === undefined) text += signs[style] ? `${signs[style]}${line}` : guarded(line)
    else text += `${'  '.repeat(level - 1)}${listItem === 'bullet' ? '- ' : `${number}. `}${line}`
  }
  return text
}
