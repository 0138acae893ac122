import type { Words } from './en.ts'

export const de: Words = {
  left_one: 'Ein Zeichen, das niemand sieht, wurde weggelassen',
  left_other: '{{count}} Zeichen, die niemand sieht, wurden weggelassen',
  why: 'Solche Zeichen kommen oft mit, wenn Text kopiert wird. Was Sie lesen, ist unverändert.',
}
