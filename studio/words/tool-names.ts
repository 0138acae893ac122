import { guidesTitle } from '#common/guides.ts'

/** German names of the tools, by what they are called in addresses. */
const de = {
  today: 'Heute',
  structure: 'Inhalte',
  preview: 'Vorschau',
  texts: 'Oberflächentexte',
  translations: 'Übersetzungen',
  media: 'Medien',
  approvals: 'Freigaben',
  'site-on': 'Website am …',
  record: 'Protokoll',
  people: 'Personen',
  guides: guidesTitle['de-DE'],
  releases: 'Pakete',
} as const

type Names = Readonly<Record<keyof typeof de, string>>

const pl: Names = {
  today: 'Dzisiaj',
  structure: 'Treść',
  preview: 'Podgląd',
  texts: 'Teksty interfejsu',
  translations: 'Tłumaczenia',
  media: 'Media',
  approvals: 'Zatwierdzanie',
  'site-on': 'Witryna w dniu…',
  record: 'Rejestr',
  people: 'Osoby',
  guides: guidesTitle['pl-PL'],
  releases: 'Wydania',
}

/** The names of tools in the languages of the Studio other than English, in which each names itself. */
export const toolNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-DE': de,
  'pl-PL': pl,
}
