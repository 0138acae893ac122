/** The languages of the sandbox's answers; the default is English. */
export type Language = 'en' | 'de' | 'pl'

export type Words = Readonly<Record<Language, string>>

/** The language of a call, from its `Language` header (requirements G1). */
export const languageOf = (header: string | undefined): Language => {
  const language = header?.trim().slice(0, 2).toLowerCase()
  return language === 'de' || language === 'pl' ? language : 'en'
}
