import type { ChangedWords } from '#studio/approvals/review/diff-words.ts'

/** Of words that stayed, as many signs are told beside what changed. */
const beside = 48

const cutStart = (text: string): string =>
  text.length <= beside ? text : `… ${text.slice(text.indexOf(' ', text.length - beside) + 1)}`
const cutEnd = (text: string): string =>
  text.length <= beside ? text : `${text.slice(0, Math.max(1, text.lastIndexOf(' ', beside)))} …`

/** What changed, with the words around it: those further away are left out. */
export function planExcerpt(words: readonly ChangedWords[]): ChangedWords[] {
  return words.map((one, at) => {
    if (one.mark !== 'same') return one
    const [isFirst, isLast] = [at === 0, at === words.length - 1]
    if (isFirst && isLast) return one
    if (isFirst) return { ...one, text: cutStart(one.text) }
    if (isLast) return { ...one, text: cutEnd(one.text) }
    const { text } = one
    return text.length <= beside * 2
      ? one
      : { ...one, text: `${cutEnd(text).replace(/ …$/, '')} ${cutStart(text)}` }
  })
}
