/** What citations may point at: the ids that exist in the tree, per kind of source. */
export interface CitableIds {
  /** Rows of docs/requirements.md: `A3`. */
  requirements: ReadonlySet<string>
  /** Numbers of the decision records in docs/adr. */
  record: ReadonlySet<string>
  /** Numbers of the sections of docs/quality.md. */
  quality: ReadonlySet<string>
  /** Numbers of the sections of docs/law.md. */
  law: ReadonlySet<string>
  /** Numbers of the sections of docs/architecture.md. */
  architecture: ReadonlySet<string>
  /** Numbers of the sections of docs/lake-contract.md. */
  'lake contract': ReadonlySet<string>
}

export interface Citation {
  kind: keyof CitableIds
  id: string
}

const kinds: Readonly<Record<string, keyof CitableIds>> = {
  requirement: 'requirements',
  requirements: 'requirements',
  record: 'record',
  records: 'record',
  quality: 'quality',
  law: 'law',
  architecture: 'architecture',
  'lake contract': 'lake contract',
}

/** `A3`, `A3, E6 and F1`, `C1 to C3`. */
const rowList = String.raw`[A-Z]\d{1,2}(?:(?:, (?:and )?| and | to )[A-Z]\d{1,2})*`
/** `5`, `5, 9`, `3 and 8`. A number with a unit is no section. */
const numberList = String.raw`\d{1,2}(?:(?:, (?:and )?| and )\d{1,2})*(?![\d.,]*\d| (?:ms|kB|MB|%|×))`
const citation = new RegExp(
  String.raw`\b(?:([Rr]equirements?) (${rowList})|([Rr]ecords?|[Qq]uality|[Ll]aw|[Aa]rchitecture|[Ll]ake contract) (${numberList}))\b`,
  'g',
)

/** Line breaks within comments and paragraphs, so that a citation may be wrapped. */
const lineBreaks = /\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g

/** The rows of `A3, C1 to C3`, ranges spelt out. */
export const rowsIn = (list: string): string[] => {
  const single = [...list.matchAll(/\b[A-Z]\d{1,2}\b/g)].map(([row]) => row)
  const ranges = [...list.matchAll(/\b([A-Z])(\d+) to \1(\d+)\b/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${letter}${Number(from) + step}`),
  )
  return [...new Set([...single, ...ranges])]
}

/** Every citation of a text: `requirements A3, E6`, `record 27`, `quality 5`, `law 3`, `lake contract 4`. */
export const citationsIn = (text: string): Citation[] =>
  [...text.replace(lineBreaks, ' ').matchAll(citation)].flatMap(([, word, rows, source, numbers]) => {
    const kind = kinds[(word ?? source ?? '').toLowerCase()]
    if (kind === undefined) return []
    const ids = rows === undefined ? (numbers?.match(/\d+/g) ?? []) : rowsIn(rows)
    return ids.map((id) => ({ kind, id }))
  })

/** Ways of citing that lead to nothing in the tree; use those of `citationsIn`. */
const unresolvable: readonly RegExp[] = [
  /\bcontent-lake\b/i,
  /\bADR[ -]?\d+/,
  /\bissue \d+/i,
  /\bspec(?:ification)? (?:section )?\d+/i,
  /\barchitecture(?:\.md)?, /i,
  /\((?:compliance|house|trust|approvals): /i,
  /\bcompliance, "/i,
  /\((?:docs\/)?quality(?:\.md)?, /i,
  /\bdesign card\b/i,
  /docs\/adr\/\d+(?!\d*-)/,
  /\brequirements? [A-Z](?!\d)\b/,
]

/** Citations of a source file that cannot be resolved, as they are written. */
export const danglingCitations = (text: string, ids: CitableIds): string[] => {
  const flat = text.replace(lineBreaks, ' ')
  return [
    ...citationsIn(text)
      .filter(({ kind, id }) => !ids[kind].has(id))
      .map(({ kind, id }) => `${kind} ${id}`),
    ...unresolvable.flatMap((pattern) => pattern.exec(flat)?.[0] ?? []),
  ]
}
