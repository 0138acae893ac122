/** The last domain label of requirements F1: two to four letters. */
const topLevel = /^[A-Za-z]{2,4}$/

/**
 * The e-mail rule of requirements F1: local part, @, a domain with dots, a last label of two to four letters. Linear
 * in the length of the text.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  if (at < 1 || at !== text.lastIndexOf('@') || /[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text))
    return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => label !== '') && topLevel.test(labels.at(-1) ?? '')
}
