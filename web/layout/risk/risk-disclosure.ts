import { getLegalDocuments } from '#web/documents/legal-document.ts'
import type { ResolvedLink } from '#web/content/values/links.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

/** The risk disclosure PDF in the page's language, else in another; null if none is published. */
export const riskDisclosureLink = async (locale: Locale): Promise<ResolvedLink | null> => {
  const papers = await getLegalDocuments(locale)
  const paper = papers.find((candidate) => candidate.slug === 'risk-disclosure')
  const file = paper?.files.find((candidate) => candidate.locale === locale) ?? paper?.files[0]
  if (!file) return null
  const t = getTexts(locale, 'BasicLayout')
  return { href: file.href, label: t('risk.disclosure'), external: false, newWindow: false }
}
