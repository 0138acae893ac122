const stylesheet = /<link\b(?=[^>]* rel="stylesheet")[^>]*>/g

/**
 * A page without the `as="style"` that Next writes to the stylesheet of a part that is loaded where it is drawn: an
 * attribute of preloads, which HTML forbids there and browsers pass over.
 */
export const mendStyles = (html: string): string =>
  html.replace(stylesheet, (link) => link.replace(' as="style"', ''))
