import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { currentAddress, versionAddress } from '#web/content/values/legal-address.ts'
import type { LegalVersion } from '#web/content/values/legal-times.ts'
import { legalKinds } from '#web/content/values/legal-kinds.ts'
import { inLocale, inLocaleOrOther } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineDocument } from './define-document.ts'
import { legalVersionsRead, legalVersionsTag } from './legal-versions.ts'

const legalDocumentQuery = defineQuery(`
  *[_type == "legalDocument" && defined(slug)] | order(kind asc, year desc, slug asc){
    _id, slug, kind, title, year, versionLabel, effectiveFrom, changes, isSample,
    file[]{ language, "asset": value.asset->{ _id, size } }
  }
`)

export const legalDocument = defineDocument({
  type: 'legalDocument',
  tag: 'legal',
  query: legalDocumentQuery,
  isOnEveryPage: true,
  alsoEnds: ({ _id }) => [legalVersionsTag(_id)],
  shape: z.array(
    z.object({
      _id: z.string(),
      slug: z.string(),
      kind: z.enum(legalKinds).nullish().catch(null),
      title: localizedText,
      year: z.number().nullish(),
      versionLabel: text,
      effectiveFrom: text,
      changes: localizedText,
      isSample: z.boolean().nullish(),
      file: z
        .array(
          z.object({
            language: text,
            asset: z.object({ _id: z.string(), size: z.number().nullish() }).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
})

type Paper = ReturnType<typeof legalDocument.parse>[number]

/** The current file of a paper in exactly this language. */
export const currentAsset = (paper: Paper, locale: Locale): { _id: string; size: number } | null => {
  const asset = paper.file?.find(({ language }) => language === locale)?.asset
  return asset ? { _id: asset._id, size: asset.size ?? 0 } : null
}

/** A page without permanent addresses is better than none when the history is unavailable. */
const versionsForPage = async (id: string, locale: Locale): Promise<LegalVersion[]> => {
  try {
    return (await readForPage(legalVersionsRead(id)))[locale] ?? []
  } catch (error) {
    console.error(`the versions of ${id} are unknown:`, error)
    return []
  }
}

/** A version with its own address, which stays. */
interface PermanentVersion {
  href: string
  label: string | null
  /** ISO date. */
  from: string | null
}

/** The permanent address of the file that is in force, null if unknown, and the versions before it, the latest first. */
async function addressesOf(
  paper: Paper,
  locale: Locale,
): Promise<{ permanentHref: string | null; earlier: PermanentVersion[] }> {
  const current = currentAsset(paper, locale)?._id
  const versions = await versionsForPage(paper._id, locale)
  const all = versions.map(({ asset, label, from }, at) => ({
    asset,
    version: { href: versionAddress(paper.slug, at + 1, locale), label, from },
  }))
  return {
    permanentHref: all.find(({ asset }) => asset === current)?.version.href ?? null,
    earlier: all
      .filter(({ asset }) => asset !== current)
      .map(({ version }) => version)
      .toReversed(),
  }
}

const drawn = (paper: Paper, locale: Locale) => {
  const title = inLocaleOrOther(paper.title, locale)
  const files = localeIds.flatMap((id) => {
    const asset = currentAsset(paper, id)
    // Stable address of the current version (`/de/legal/risk-disclosure.pdf`), and size in bytes.
    return asset ? [{ locale: id, href: currentAddress(paper.slug, id), size: asset.size }] : []
  })
  if (!title || !paper.kind || files.length === 0) return []
  return [
    {
      slug: paper.slug,
      kind: paper.kind,
      title: title.value,
      /** Language of the title, possibly not the page's (record 8). */
      titleLocale: title.locale,
      year: paper.year ?? null,
      versionLabel: paper.versionLabel ?? null,
      /** ISO date, `2026-10-01`. */
      effectiveFrom: paper.effectiveFrom ?? null,
      /** What the current version changed; null where nobody has written it in this language. */
      changes: inLocale(paper.changes, locale),
      isSample: paper.isSample ?? false,
      /** Files by language, in the table's order; never empty. */
      files,
    },
  ]
}

export type LegalDocument = ReturnType<typeof drawn>[number]

/** A PDF of a legal paper in one language. */
export type LegalFile = LegalDocument['files'][number]

/** Published legal papers with a title and at least one file; labels may be in another language, marked as such. */
export const getLegalDocuments = async (locale: Locale): Promise<LegalDocument[]> => {
  const papers = await readForPage(legalDocument)
  return papers.flatMap((paper) => drawn(paper, locale))
}

/** A paper as a list shows it: with the permanent addresses of its version and of those before, in its file's language. */
export type ListedPaper = LegalDocument & Awaited<ReturnType<typeof addressesOf>>

/**
 * The same papers as a list shows them. Their versions are asked for one by one, so not by every page that links a
 * paper, as each does beside its warning.
 */
export const getListedPapers = async (locale: Locale): Promise<ListedPaper[]> => {
  const papers = await readForPage(legalDocument)
  const listed = papers.flatMap((paper) =>
    drawn(paper, locale).map(async (document) => {
      const own = document.files.find((file) => file.locale === locale) ?? document.files[0]
      return { ...document, ...(await addressesOf(paper, own?.locale ?? locale)) }
    }),
  )
  return Promise.all(listed)
}
