import type { SayWord, WordOf } from '#studio/words/part-words.ts'

/** Says the English words of a part of the Studio where there is no Studio; a number as `count` chooses the form. */
export const sayEnglish =
  <Key extends string>(words: Readonly<Record<Key, string>>): SayWord<WordOf<Key>, string | number> =>
  (key, values = {}) => {
    const all: Readonly<Record<string, string>> = words
    const form = typeof values['count'] === 'number' ? (values['count'] === 1 ? '_one' : '_other') : ''
    const word = all[`${key}${form}`] ?? all[key] ?? key
    return word.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
  }
