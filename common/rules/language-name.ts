const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** The English name of a language tag; an invalid tag is returned unchanged. */
export const languageName = (tag: string): string => (/^[a-z]{2,3}$/.test(tag) ? (names.of(tag) ?? tag) : tag)
