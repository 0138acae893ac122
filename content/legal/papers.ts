import { readFile } from 'node:fs/promises'
import { type InEveryLanguage, inEveryLanguage, strings } from '#content/languages.ts'
import type { Locale } from '#locales/table.ts'

/** A paper of the legal library; its words are in `legal/<slug>/<language>.md`. */
export interface PaperEntry {
  slug: string
  kind: 'policy' | 'kid'
  title: InEveryLanguage
  subject: InEveryLanguage
  versionLabel: string
  effectiveFrom: string
}

export const papers: readonly PaperEntry[] = [
  {
    slug: 'risk-disclosure',
    kind: 'policy',
    title: { en: 'Risk disclosure', de: 'Risikohinweise', pl: 'Informacja o ryzyku' },
    subject: {
      en: 'The risks of trading contracts for difference',
      de: 'Die Risiken des Handels mit Differenzkontrakten',
      pl: 'Ryzyko handlu kontraktami na różnice kursowe',
    },
    versionLabel: '1.0',
    effectiveFrom: '2026-10-01',
  },
  {
    slug: 'cookie-policy',
    kind: 'policy',
    title: { en: 'Cookie policy', de: 'Cookie-Richtlinie', pl: 'Polityka plików cookie' },
    subject: {
      en: 'What the website stores on a device, and why',
      de: 'Was die Website auf einem Gerät speichert und wozu',
      pl: 'Co strona zapisuje na urządzeniu i w jakim celu',
    },
    versionLabel: '1.0',
    effectiveFrom: '2026-10-01',
  },
  {
    slug: 'kid-fx',
    kind: 'kid',
    title: {
      en: 'Key information document: CFDs on currency pairs',
      de: 'Basisinformationsblatt: CFDs auf Währungspaare',
      pl: 'Dokument zawierający kluczowe informacje: CFD na pary walutowe',
    },
    subject: {
      en: 'Key information about CFDs on currency pairs',
      de: 'Wesentliche Informationen über CFDs auf Währungspaare',
      pl: 'Kluczowe informacje o CFD na pary walutowe',
    },
    versionLabel: '1.0',
    effectiveFrom: '2026-10-01',
  },
]

/** The words of a paper in a language, as Markdown with tokens. */
export const paperText = (slug: string, language: Locale): Promise<string> =>
  readFile(new URL(`${slug}/${language}.md`, import.meta.url), 'utf8')

/** The file of a paper in a language and the name it is uploaded under. */
export async function paperFile(
  { slug, title, subject, versionLabel, effectiveFrom }: PaperEntry,
  language: Locale,
): Promise<{ filename: string; bytes: Buffer }> {
  const markdown = await paperText(slug, language)
  // Only a first start makes papers; every later one is spared the loading of the generator.
  const { renderPaper } = await import('#content/pdf/paper.ts')
  const bytes = await renderPaper({
    language,
    title: title[language],
    subject: subject[language],
    versionLabel,
    effectiveFrom,
    markdown,
  })
  return { filename: `${slug}-${versionLabel}-${language}.pdf`, bytes }
}

/** The stored document of a paper, given the ids of its uploaded files. */
export const paperDocument = (paper: PaperEntry, assets: InEveryLanguage) => {
  const file = (language: Locale) => ({
    _type: 'file' as const,
    asset: { _type: 'reference' as const, _ref: assets[language] },
  })
  return {
    _id: `legal-${paper.slug}`,
    _type: 'legalDocument' as const,
    slug: paper.slug,
    kind: paper.kind,
    title: strings(paper.title),
    file: inEveryLanguage('File', { en: file('en'), de: file('de'), pl: file('pl') }),
    versionLabel: paper.versionLabel,
    effectiveFrom: paper.effectiveFrom,
    isSample: true,
  }
}
