/** The parts of the password rule (requirements F3), each a line of the list that a visitor sees while typing. */
export const passwordParts = ['length', 'kinds', 'letter', 'digit'] as const

export type PasswordPart = (typeof passwordParts)[number]

/** Which parts of the rule a text meets: 8 to 20 characters, letters and digits only, at least one of each. */
export const checkPassword = (text: string): Record<PasswordPart, boolean> => ({
  length: text.length >= 8 && text.length <= 20,
  kinds: /^[A-Za-z0-9]+$/.test(text),
  letter: /[A-Za-z]/.test(text),
  digit: /[0-9]/.test(text),
})

/** Whether a text meets the whole rule. */
export const isPassword = (text: string): boolean => Object.values(checkPassword(text)).every(Boolean)

/** The same for password managers, which write one that fits. */
export const passwordrules = 'minlength: 8; maxlength: 20; required: upper, lower; required: digit;'
