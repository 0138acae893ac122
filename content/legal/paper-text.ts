import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'
import { fillTokens } from '#common/fill.ts'
import type { PaperEntry } from './paper-table.ts'

const changes = z.array(z.strictObject({ current: z.string().min(1), earlier: z.string() }))
const earlierWords = z.partialRecord(z.enum(localeIds), changes)

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8')

/**
 * The text of a paper in a language, as Markdown with the firm's tokens.
 * @param edition `earlier` is the version before the one in force
 * @throws when a sentence that `earlier.yaml` names does not occur in the text exactly once
 */
export async function paperText(
  { slug, report }: PaperEntry,
  language: Locale,
  edition: 'current' | 'earlier' = 'current',
): Promise<string> {
  if (report) return fillTokens(await read(`reports/${report.series}.md`), report.values)
  const text = await read(`${slug}/${language}.md`)
  if (edition === 'current') return text
  const words = earlierWords.parse(parse(await read(`${slug}/earlier.yaml`)))[language]
  if (words === undefined) throw new Error(`${slug}/earlier.yaml: what differed in ${language} is missing.`)
  return words.reduce((rest, { current, earlier }) => {
    const [before, after, ...more] = rest.split(current)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${slug}/earlier.yaml: “${current}” does not stand once in ${language}.md.`)
    return `${before}${earlier}${after}`
  }, text)
}
