import 'server-only'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { isLocale, type Locale, localeIds } from '#locales/table.ts'
import { foundAppPaths } from '#web/lib/http/app-paths.ts'
import { needsOf } from '#web/blocks/read-blocks.ts'
import { currentAsset, legalDocument } from '#web/documents/legal-document.ts'
import { currentAddress } from '#web/content/values/legal-address.ts'
import { answerTo, defineRead } from '#web/content/lake/read.ts'
import { sitePaths } from '#web/documents/page.ts'
import { instrument } from '#web/documents/instrument.ts'
import { contentsTag, page } from '#web/documents/page.ts'
import { sharedDocuments } from '#web/documents/registry.gen.ts'

const changeDatesQuery = defineQuery(`{
  "pages": *[_type == "page" && defined(path) && defined(language)] | order(path asc, language asc){
    language, path, _updatedAt, "blocks": blocks[]._type
  },
  "shared": *[_type in $types]{ _id, _type, _updatedAt }
}`)

const changeDatesResult = z.object({
  pages: z.array(
    z.object({
      language: z.string(),
      path: z.string(),
      _updatedAt: z.string(),
      blocks: z.array(z.string().nullable()).nullish(),
    }),
  ),
  shared: z.array(z.object({ _id: z.string(), _type: z.string(), _updatedAt: z.string() })),
})

/** Documents shown by blocks. Legal documents are linked on every page, but only their list is about them. */
const shown = [...Object.values(sharedDocuments), legalDocument]

const changeDatesRead = defineRead(
  'change dates',
  [...new Set([contentsTag, ...page.paths.tags, ...shown.flatMap(({ tags }) => tags)])],
  changeDatesQuery,
  changeDatesResult,
  { params: { types: shown.map(({ type }) => type) } },
)

const typesShownBy = (block: string | null): readonly string[] =>
  block === 'legalList' ? [legalDocument.type] : needsOf([{ _type: block }])

/** An address with the last change of its content, ISO. */
export interface DatedAddress {
  locale: Locale
  /** Without the language prefix. */
  path: string
  /** Null for the program's own pages. */
  changedAt: string | null
}

/**
 * Every published page with the latest change of the page and of the shared documents in its blocks. The frame (menu,
 * footer, risk warning) does not count.
 * @throws when the lake fails and there is no last good value
 */
export const datedPages = async (): Promise<DatedAddress[]> => {
  const { data } = await answerTo(changeDatesRead)
  const latest = new Map<string, string>()
  for (const { _type, _updatedAt } of data.shared) {
    if (_updatedAt > (latest.get(_type) ?? '')) latest.set(_type, _updatedAt)
  }
  return data.pages.flatMap(({ language, path, _updatedAt, blocks }) => {
    if (!isLocale(language)) return []
    const dates = (blocks ?? []).flatMap(typesShownBy).map((type) => latest.get(type) ?? '')
    const changedAt = [...dates, _updatedAt].reduce((newest, date) => (date > newest ? date : newest))
    return [{ locale: language, path, changedAt }]
  })
}

/** Every instrument page, with the latest change of any instrument, since each links to the others of its market. */
export const datedInstruments = async (): Promise<DatedAddress[]> => {
  const [{ data: pages }, { data: instruments }, { data: dates }] = await Promise.all([
    answerTo(page.paths),
    answerTo(instrument),
    answerTo(changeDatesRead),
  ])
  const written = new Set(sitePaths(pages, []).map(({ locale, path }) => `${locale} ${path}`))
  const changedAt = dates.shared
    .filter(({ _type }) => _type === 'instrument')
    .reduce((newest, { _updatedAt }) => (_updatedAt > newest ? _updatedAt : newest), '')
  return sitePaths(pages, instruments)
    .filter(({ locale, path }) => !written.has(`${locale} ${path}`))
    .map((address) => ({ ...address, changedAt }))
}

/** At build time: reads what only the sitemap needs, so that it has a last good value from the start. */
export const keepChangeDates = async (): Promise<void> => {
  await answerTo(changeDatesRead)
}

/** The program's own indexable pages. */
export const programPages = (): DatedAddress[] =>
  foundAppPaths.flatMap((path) => localeIds.map((locale) => ({ locale, path, changedAt: null })))

/** The current file of every paper and language; `path` is `/legal/<slug>.pdf`. */
export const datedPapers = async (): Promise<DatedAddress[]> => {
  const [{ data: papers }, { data: dates }] = await Promise.all([
    answerTo(legalDocument),
    answerTo(changeDatesRead),
  ])
  const changed = new Map(dates.shared.map(({ _id, _updatedAt }) => [_id, _updatedAt]))
  return papers.flatMap((paper) => {
    const changedAt = changed.get(paper._id)
    return localeIds.flatMap((locale) =>
      changedAt && currentAsset(paper, locale)
        ? [{ locale, path: currentAddress(paper.slug, 'en'), changedAt }]
        : [],
    )
  })
}
