/** Languages of the Studio; the page itself is English. */
type Language = 'en' | 'de' | 'pl'
type Words = Readonly<Record<Language, string>>

/** Why the Studio leads to the sign-in page, by the fixed codes of its address. */
const sentences: Readonly<Record<string, Words>> = {
  ended: {
    en: 'Your session was ended. Sign in again; what you typed until then is kept as a draft.',
    de: 'Ihre Sitzung wurde beendet. Melden Sie sich erneut an; was Sie bis dahin eingegeben haben, bleibt als Entwurf erhalten.',
    pl: 'Twoja sesja została zakończona. Zaloguj się ponownie; to, co wpisano do tej pory, pozostaje w wersji roboczej.',
  },
  expired: {
    en: 'Your session has run out. Sign in again; what you typed until then is kept as a draft.',
    de: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an; was Sie bis dahin eingegeben haben, bleibt als Entwurf erhalten.',
    pl: 'Twoja sesja wygasła. Zaloguj się ponownie; to, co wpisano do tej pory, pozostaje w wersji roboczej.',
  },
  out: {
    en: 'You have signed out.',
    de: 'Sie haben sich abgemeldet.',
    pl: 'Wylogowano.',
  },
}

export interface SessionEndNote {
  sentence: string
  language: Language
}

const isLanguage = (value: string | undefined): value is Language =>
  value === 'en' || value === 'de' || value === 'pl'

/**
 * What the sign-in page says about the session that is over: one of its own sentences, whatever its address says;
 * undefined for a code it does not know.
 */
export function sessionEndNote(
  reason: string | undefined,
  wanted: string | undefined,
): SessionEndNote | undefined {
  if (reason === undefined || !Object.hasOwn(sentences, reason)) return undefined
  const language = isLanguage(wanted) ? wanted : 'en'
  const sentence = sentences[reason]?.[language]
  return sentence === undefined ? undefined : { sentence, language }
}
