type Kind = 'ul' | 'ol'

/** A point of a list, as a paragraph of Word’s. */
interface Point {
  level: number
  kind: Kind
  words: string
}

const gap = String.raw`(?:\s|&nbsp;|&#160;|\u00a0)`
/** What may stand before the first word of a paragraph: gaps, comments and the beginnings of spans. */
const before = String.raw`(?:${gap}|<!--[\s\S]*?-->|<!\[[^>]*\]>|<(?:span|b|i|strong|em|font)\b[^>]*>)*`
const count = String.raw`(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]`

const paragraph = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi
const isOfList = (attributes: string): boolean =>
  /mso-list:\s*l\d+\s+level\d+/.test(attributes) || /\bMsoListParagraph/.test(attributes)
const levelIn = (attributes: string): number =>
  Number(/mso-list:\s*l\d+\s+level(\d)/.exec(attributes)?.[1] ?? 1)

/** The sign that Word marks as one, wherever its lines happen to be broken, with the gap behind it. */
const marked = new RegExp(
  String.raw`<span\b[^>]*mso-list:\s*Ignore[^>]*>([^<]*)(?:<span\b[^>]*>[^<]*</span>)?\s*</span>`,
  'i',
)
/** One that nothing marks: Word’s three bullets are `·`, `o` and `§`. */
const bare = new RegExp(
  String.raw`^(${before})((?:[·•▪§\uf0b7\uf0a7]|&middot;|&bull;|&sect;)(?!\w+;)|(?:o|[–-]|${count})(?=${gap}))(?:${gap}|<span\b[^>]*>${gap}*</span>|</(?:span|font)>)*`,
  'i',
)
const isCount = new RegExp(`^${gap}*\\(?${count}`, 'i')

const pointOf = (attributes: string, content: string): Point | undefined => {
  if (!isOfList(attributes)) return undefined
  const found = marked.exec(content) ?? bare.exec(content)
  const sign = found?.[2] ?? found?.[1]
  // A further paragraph of a point has no sign of its own.
  if (found === null || sign === undefined) return undefined
  const words = content.replace(found[0], found[2] === undefined ? '' : (found[1] ?? ''))
  return { level: levelIn(attributes), kind: isCount.test(sign) ? 'ol' : 'ul', words: words.trim() }
}

/** Points that follow each other, as lists within lists. */
const nested = (points: readonly Point[]): string => {
  const open: Point[] = []
  let html = ''
  const close = () => {
    html += `</li></${open.pop()?.kind}>`
  }
  for (const point of points) {
    const { level, kind, words } = point
    while ((open.at(-1)?.level ?? 0) > level) close()
    if (open.at(-1)?.level === level && open.at(-1)?.kind !== kind) close()
    const isNext = open.at(-1)?.level === level
    html += isNext ? '</li><li>' : `<${kind}><li>`
    if (!isNext) open.push(point)
    html += words
  }
  while (open.length > 0) close()
  return html
}

/**
 * HTML from Word with its lists as lists. Word writes a point as a paragraph with the sign in it, and marks both in a way
 * that readers of it miss when a line is broken there, or not at all.
 * @returns undefined where there is no such list
 */
export const planWordLists = (html: string): string | undefined => {
  let result = ''
  let end = 0
  let points: Point[] = []
  const flush = () => {
    if (points.length > 0) result += nested(points)
    points = []
  }
  for (const match of html.matchAll(paragraph)) {
    const [whole, attributes = '', content = ''] = match
    const point = pointOf(attributes, content)
    if (point === undefined) continue
    const between = html.slice(end, match.index)
    if (between.trim() !== '') flush()
    result += points.length > 0 ? '' : between
    points.push(point)
    end = match.index + whole.length
  }
  if (end === 0) return undefined
  flush()
  return result + html.slice(end)
}
