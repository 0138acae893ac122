import { say } from '#studio/words/model/sentences.ts'

/** The length of a text of a search result, and whether search engines show it whole. */
export interface Measure {
  count: number
  /** `short` and `long` are advice; `empty` falls back to the page or the site. */
  verdict: 'empty' | 'short' | 'good' | 'long'
  words: string
}

const segmenter = new Intl.Segmenter()

/** The number of characters a reader sees (graphemes). */
const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

interface Bounds {
  min: number
  max: number
}

/** Lengths that search engines show whole, the same as `content:check` requires of the starting content. */
export const bounds = {
  title: { min: 20, max: 60 },
  description: { min: 70, max: 155 },
} as const satisfies Record<string, Bounds>

const sentences = {
  short: '{{count}} of {{min}} to {{max}} characters: short',
  good: '{{count}} of {{min}} to {{max}} characters: good',
  long: '{{count}} of {{min}} to {{max}} characters: will be cut',
} as const

/** Measures a text in graphemes. */
export function measure(text: unknown, { min, max }: Bounds): Measure {
  const count = typeof text === 'string' ? lettersOf(text).length : 0
  if (count === 0)
    return { count, verdict: 'empty', words: say('empty; best {{min}} to {{max}} characters', { min, max }) }
  const verdict = count < min ? 'short' : count > max ? 'long' : 'good'
  return { count, verdict, words: say(sentences[verdict], { count, min, max }) }
}

/** The text as a search result shows it. */
export function shown(text: string, { max }: Bounds): string {
  const letters = lettersOf(text)
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
