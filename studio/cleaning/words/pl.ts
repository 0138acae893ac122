import type { PolishWords } from '#studio/words/part-words.ts'
import type { WordKey } from './en.ts'

export const pl: PolishWords<WordKey> = {
  left_one: 'Pominięto jeden znak, którego nie widać',
  left_few: 'Pominięto {{count}} znaki, których nie widać',
  left_many: 'Pominięto {{count}} znaków, których nie widać',
  left_other: 'Pominięto {{count}} znaku, których nie widać',
  why: 'Takie znaki często trafiają do tekstu przy kopiowaniu. To, co czytasz, pozostało bez zmian.',
}
