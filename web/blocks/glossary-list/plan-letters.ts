import type { GlossaryTerm } from '#web/documents/glossary-term.ts'
import { type Locale, locales } from '#locales/table.ts'

export interface LetterGroup {
  letter: string
  terms: GlossaryTerm[]
}

/**
 * Terms under their first letters, in the order they come. Letters that a language keeps apart (Polish ł and l)
 * have groups of their own, those it files together (German ä and a) share one; figures stand under `#`.
 */
export const planLetters = (terms: readonly GlossaryTerm[], locale: Locale): LetterGroup[] => {
  const { compare } = new Intl.Collator(locales[locale].intl, { sensitivity: 'base' })
  const groups: LetterGroup[] = []
  for (const term of terms) {
    const first = term.term.trim().slice(0, 1).toLocaleUpperCase(locales[locale].intl)
    const letter = /\p{L}/u.test(first) ? first : '#'
    const group = groups.find((known) => known.letter === letter || compare(known.letter, letter) === 0)
    if (group) group.terms.push(term)
    else groups.push({ letter, terms: [term] })
  }
  return groups
}
