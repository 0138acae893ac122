import { getLegalDocuments } from '#web/documents/legal-document.ts'
import type { ResolvedLink } from '#web/content/values/links.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** The PDF of a legal paper in the page's language, else in another, under its title; null if none is published. */
export const paperLink = async (locale: Locale, slug: string): Promise<ResolvedLink | null> => {
  const paper = (await getLegalDocuments(locale)).find((candidate) => candidate.slug === slug)
  const file = paper?.files.find((candidate) => candidate.locale === locale) ?? paper?.files[0]
  return paper && file ? { href: file.href, label: paper.title, external: false, newWindow: false } : null
}

/** The risk disclosure under the short name it has beside the warning. */
export const riskDisclosureLink = async (locale: Locale): Promise<ResolvedLink | null> => {
  const link = await paperLink(locale, 'risk-disclosure')
  return link && { ...link, label: getTexts(locale, 'BasicLayout')('risk.disclosure') }
}
