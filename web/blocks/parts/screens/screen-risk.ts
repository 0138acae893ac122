import type { Locale } from '#locales/table.ts'
import { getRisk } from '#web/documents/risk-warning.ts'

/**
 * The warning on a drawn screen: the reduced format (D), complete; a language without it gets the full one.
 * @throws when the risk warning has no text in this language
 */
export const screenRisk = async (locale: Locale): Promise<string> => {
  const risk = await getRisk(locale)
  const reduced = risk.sentences('D')
  return (reduced.length > 0 ? reduced : risk.sentences('B')).join(' ')
}
