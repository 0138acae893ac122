import { fillTokens } from '#common/fill.ts'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'

/** A text in the languages that have it. */
type Words = Readonly<Partial<Record<Locale, string>>>

/** A version of a paper: the label printed on it and the day from which it is in force (ISO date). */
interface Version {
  versionLabel: string
  effectiveFrom: string
}

/** A paper of the legal library (requirements D7). */
export interface PaperEntry extends Version {
  slug: string
  kind: 'policy' | 'kid' | 'execution-quality' | 'top-venues' | 'quarterly' | 'capital'
  title: Words
  subject: Words
  /** The languages its file exists in; the title may have more. */
  languages: readonly Locale[]
  /** The version before the one in force; `<slug>/earlier.yaml` has the differences. */
  earlier?: Version
  /** What the version in force changed, in a few words. */
  changes?: Words
  reviewDue?: string
  /** The subject of an archived report; its text comes from `reports/<series>.md`. */
  report?: {
    series: string
    year: number
    quarter?: number
    /** The last report: the duty to publish the series has ended. */
    isLast: boolean
    values: Readonly<Record<string, string>>
  }
}

const words = z.partialRecord(z.enum(localeIds), z.string())
const version = { versionLabel: z.string(), effectiveFrom: z.iso.date() }

const paperRows = z.array(
  z.strictObject({
    slug: z.string(),
    kind: z.enum(['policy', 'kid']),
    ...version,
    reviewDue: z.iso.date(),
    title: words,
    subject: words,
    earlier: z.strictObject(version).optional(),
    changes: words.optional(),
  }),
)

const reportRows = z.array(
  z.strictObject({
    series: z.string(),
    kind: z.enum(['execution-quality', 'top-venues', 'quarterly', 'capital']),
    slug: z.string(),
    title: words,
    subject: z.string(),
    rule: z.string().optional(),
    hasEnded: z.boolean().default(false),
    reports: z.array(
      z.strictObject({
        year: z.int(),
        quarter: z.int().optional(),
        months: z.string().optional(),
        rule: z.string().optional(),
        effectiveFrom: z.iso.date(),
      }),
    ),
  }),
)

const rowsOf = (file: string): unknown =>
  parse(readFileSync(new URL(file, import.meta.url), 'utf8'), { prettyErrors: true })

const policies = paperRows.parse(rowsOf('papers.yaml')).map(({ earlier, changes, ...row }): PaperEntry => {
  const languages = localeIds.filter((id) => existsSync(new URL(`${row.slug}/${id}.md`, import.meta.url)))
  const paper = { ...row, languages }
  return { ...paper, ...(earlier ? { earlier } : {}), ...(changes ? { changes } : {}) }
})

const archive = reportRows.parse(rowsOf('reports.yaml')).flatMap(({ reports, hasEnded, ...series }) =>
  reports.map(({ year, quarter, months, rule = series.rule, effectiveFrom }, place): PaperEntry => {
    const values: Record<string, string> = { year: String(year) }
    if (quarter !== undefined) values['quarter'] = String(quarter)
    if (months !== undefined) values['months'] = months
    if (rule !== undefined) values['rule'] = rule
    const subject = fillTokens(series.subject, values)
    const title: Partial<Record<Locale, string>> = {}
    for (const id of localeIds) {
      const template = series.title[id]
      if (template !== undefined) title[id] = fillTokens(template, values)
    }
    return {
      slug: fillTokens(series.slug, values),
      kind: series.kind,
      versionLabel: '1.0',
      effectiveFrom,
      title,
      subject: { en: subject },
      languages: ['en'],
      report: {
        series: series.series,
        year,
        ...(quarter === undefined ? {} : { quarter }),
        isLast: hasEnded && place === reports.length - 1,
        values,
      },
    }
  }),
)

/** Every paper of the starting content, in the order of the library. */
export const papers: readonly PaperEntry[] = [...policies, ...archive]
