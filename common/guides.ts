/** What the guides are called in the Studio, by its languages: the tool there, and the entry of its Help menu. */
export const guidesTitle = { 'en-US': 'Guides', 'de-DE': 'Anleitungen', 'pl-PL': 'Poradniki' } as const
