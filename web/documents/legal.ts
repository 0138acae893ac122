import 'server-only'
import { type Locale, localeIds } from '#locales/table.ts'
import { currentAddress, versionAddress } from '#web/content/values/legal-address.ts'
import { legalVersionsRead } from './legal-versions.ts'
import { inLocaleOrOther } from '#web/content/values/localized.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import type { LegalResult } from '#web/content/pages/results.ts'
import type { LegalDocument } from '#web/content/pages/types.ts'

type Paper = LegalResult[number]

/** The asset of a paper's current file in exactly this language. */
export const currentAsset = (paper: Paper, locale: Locale): { _id: string; size: number } | null => {
  const asset = paper.file?.find(({ language }) => language === locale)?.asset
  return asset ? { _id: asset._id, size: asset.size ?? 0 } : null
}

/** A page does without a permanent address rather than fail with the history. */
const versionsForPage = (id: string): Promise<Record<string, string[]>> =>
  readForPage(legalVersionsRead(id)).catch((error: unknown) => {
    console.error(`the versions of ${id} are unknown:`, error)
    return {}
  })

const permanentAddress = async (paper: Paper, locales: readonly Locale[]): Promise<string | null> => {
  const versions = await versionsForPage(paper._id)
  for (const locale of locales) {
    const asset = currentAsset(paper, locale)
    const version = asset ? (versions[locale] ?? []).indexOf(asset._id) + 1 : 0
    if (version > 0) return versionAddress(paper.slug, version, locale)
  }
  return null
}

const drawn = async (paper: Paper, locale: Locale): Promise<LegalDocument[]> => {
  const title = inLocaleOrOther(paper.title, locale)
  const files = localeIds.flatMap((id) => {
    const asset = currentAsset(paper, id)
    return asset ? [{ locale: id, href: currentAddress(paper.slug, id), size: asset.size }] : []
  })
  if (!title || !paper.kind || files.length === 0) return []
  const own = files.find((file) => file.locale === locale) ?? files[0]
  return [
    {
      slug: paper.slug,
      kind: paper.kind,
      title: title.value,
      titleLocale: title.locale,
      year: paper.year ?? null,
      versionLabel: paper.versionLabel ?? null,
      effectiveFrom: paper.effectiveFrom ?? null,
      isSample: paper.isSample ?? false,
      files,
      permanentHref: await permanentAddress(paper, own ? [own.locale] : []),
    },
  ]
}

/** The published legal papers that have a title and at least one file; labels may be of another language, marked. */
export const getLegalDocuments = async (locale: Locale): Promise<LegalDocument[]> => {
  const papers = await readForPage(siteReads.legal)
  return (await Promise.all(papers.map((paper) => drawn(paper, locale)))).flat()
}
