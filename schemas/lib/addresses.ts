import { localeIds } from '#locales/table.ts'
import type { Constraint } from '#common/rules/rule-schema.ts'
import { oldAddressPattern } from '#common/text/old-address.ts'
import { pattern } from './constraints.ts'

/** `/` or `/about/intro`: lower case, digits and hyphens between slashes, without the language. */
const pathPattern = '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'

export const ownPath = (
  message = 'Write a path such as /about/intro: lower-case letters, digits and hyphens, starting with a slash.',
): Constraint => pattern(pathPattern, message)

/** Any address that links elsewhere may still name. */
export const anyAddress = (): Constraint =>
  pattern(
    oldAddressPattern,
    'Write the address from its first slash on, without the name of the site, blanks and #, such as /about-us, /products/cfds.html or /index.php?id=12.',
  )

const inAnyCase = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** The site adds the language: a path that contains one would be wrong in the others. */
export const withoutLanguage = (): Constraint =>
  pattern(
    `^/(?!(${localeIds.map(inAnyCase).join('|')})(/|$))`,
    'Leave the language out: the redirect holds for every language, so write /about instead of /de/about.',
  )

/** A path, with the anchor of a block if it leads into a page, or the address of a paper such as `/legal/risk-disclosure.pdf`. */
export const pathOrPaper = (): Constraint =>
  pattern(
    '^/([a-z0-9-]+(/[a-z0-9-]+)*(\\.pdf)?)?(#at-[a-z0-9-]+)?$',
    'Write a path such as /about/intro, or the address of a paper such as /legal/risk-disclosure.pdf.',
  )

/** An address allowed in a link: https, mail, telephone, a path or a setting of this site. */
export const safeHref = (): Constraint =>
  pattern(
    '^(setting:(register|demo|signIn|clientArea|partner|management)|https://[^\\s\\p{C}/?#@\\\\]+([/?#][^\\s\\p{C}]*)?|mailto:[^\\s\\p{C}@]+@[^\\s\\p{C}@]+|tel:[+0-9][0-9 ()-]*|/([a-z0-9-]+([/.][a-z0-9-]+)*)?([?#][^\\s\\p{C}]*)?)$',
    'Write an address that starts with https://, mailto: or tel:, or a path of this site such as /more/legal.',
  )

export const secureAddress = (): Constraint =>
  pattern(
    '^https://[^\\s\\p{C}/?#@\\\\]+([/?#][^\\s\\p{C}]*)?$',
    'Write a whole address that starts with https://, without a user name before the host.',
  )
