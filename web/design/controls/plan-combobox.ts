import { asSought } from '#common/text/as-read.ts'

/** An option of a combobox. */
export interface Choice {
  value: string
  label: string
}

/** Compares without diacritics: `Ø` matches `o`, `lodz` matches `Łódź`. */
const plain = (text: string): string => asSought(text).trim()

/** The options that contain the text, those starting with it first, otherwise in the given order. */
export const matching = (choices: readonly Choice[], text: string): Choice[] => {
  const wanted = plain(text)
  if (wanted === '') return [...choices]
  const names = choices.map((choice) => ({ choice, name: plain(choice.label) }))
  const begins = names.filter(({ name }) => name.startsWith(wanted))
  const holds = names.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted))
  return [...begins, ...holds].map(({ choice }) => choice)
}

export interface ComboState {
  isOpen: boolean
  /** Index of the active option; -1 for none. */
  active: number
  count: number
  hasText: boolean
}

export type KeyPlan =
  | { action: 'move'; index: number }
  | { action: 'take' | 'close' | 'empty' }
  /** Closes the list and lets the key act as usual. */
  | { action: 'leave' }

/** The action of a key in a combobox (ARIA Authoring Practices); null for a key that only types. */
export const planKey = (key: string, { isOpen, active, count, hasText }: ComboState): KeyPlan | null => {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return null
      return { action: 'move', index: isOpen ? (active === last ? 0 : active + 1) : Math.max(active, 0) }
    case 'ArrowUp':
      if (count === 0) return null
      return { action: 'move', index: active <= 0 ? last : active - 1 }
    case 'Enter':
      return isOpen && active >= 0 ? { action: 'take' } : null
    case 'Escape':
      if (isOpen) return { action: 'close' }
      return hasText ? { action: 'empty' } : null
    case 'Tab':
      return isOpen ? { action: 'leave' } : null
    default:
      return null
  }
}
