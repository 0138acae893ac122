/**
 * Characters that a reader does not see: controls, formats (zero-width spaces, soft hyphens, marks of direction) and
 * what Unicode leaves to be ignored.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Letters and signs that are stored and read as they are; most texts have no others. */
const plain = /^[ -~\u00c0-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u2013\u2014\u2018-\u201e\u20ac]*$/

/** Controls and separators that a reader sees as a break. */
const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/**
 * A text as somebody reads it, to be judged: without what nobody sees, full-width and other compatible signs as plain
 * ones (NFKC), any space as a plain one. Never to be stored or shown.
 */
export const asRead = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
        .normalize('NFKC')
        .replaceAll(unseen, '')
        // What goes may part a letter from its accent.
        .normalize('NFKC')
        .replaceAll(/\p{Zs}/gu, ' ')

/** Joiners between letters change how these are written in Persian, Hindi and others. */
const joiner = String.raw`(?<=\p{L}\p{M}*)[\u200c\u200d](?=\p{L})`

/**
 * What cannot be seen itself, but is seen in what stands beside it: joiners, the parts of a picture sign, the place
 * where a long word may be broken, and the few formats with a shape.
 */
const telling = [
  joiner,
  String.raw`(?<=\p{L}\p{M}*)\u00ad(?=\p{L})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`[\ufe0e\ufe0f](?=\u20e3)`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
  String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]`,
]

/** What leads somewhere is broken by each sign that does not show. */
const address = /^(?:[a-z][a-z\d+.-]*:|\/)\S*$|^\S+@\S+$/iu

const inLine = new RegExp(joiner, 'uy')
const nothing = /(?!)/y
const inText = new RegExp(`[\\n\\t]|${telling.join('|')}`, 'uy')

/** Composed (NFC) and without what nobody sees, but for what is kept where it stands. */
const cleaned = (text: string, kept: RegExp): string =>
  text
    .normalize('NFC')
    .replaceAll(unseen, (sign, at: number, whole: string) => {
      kept.lastIndex = at
      return kept.test(whole) ? sign : ''
    })
    // What goes may have parted a letter from its accent.
    .normalize('NFC')

/**
 * A text of an editor, to be stored: composed, without what nobody sees. Lines, blanks and what is seen in its
 * neighbours stay, and so do full-width signs: they are the writer's.
 */
export const asStored = (text: string): string =>
  plain.test(text) ? text : cleaned(text.replaceAll(breaks, '\n'), address.test(text) ? nothing : inText)

/**
 * A line as somebody typed it, to be stored and sent: composed (NFC), without what nobody sees and without blanks at
 * its ends.
 */
export const asTyped = (text: string): string =>
  cleaned(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' '), inLine).trim()

/** What is typed as signs alone, such as an e-mail address, a code or a sign-in name: as read, without blanks around. */
export const asCode = (text: string): string => asRead(text).trim()

/** The digits of a code: mails and phones part them, `043 309` and `043-309`. */
export const digitsIn = (text: string): string => asCode(text).replaceAll(/\D/g, '')

/** Whether a reader sees nothing. */
export const isBlank = (text: string): boolean => asRead(text).trim() === ''

const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', đ: 'd', ø: 'o' }

/** A text as somebody looks for it: as read, small, without diacritics, so that `zazolc` finds `Zażółć`. */
export const asSought = (text: string): string =>
  asRead(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[łßđø]/g, (letter) => plainLetters[letter] ?? letter)
