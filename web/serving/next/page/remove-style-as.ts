const stylesheet = /<link\b(?=[^>]* rel="stylesheet")[^>]*>/g

/**
 * Removes the `as="style"` that Next adds to stylesheets of lazily loaded parts: an attribute of preloads, invalid
 * there in HTML and ignored by browsers.
 */
export const removeStyleAs = (html: string): string =>
  html.replace(stylesheet, (link) => link.replace(' as="style"', ''))
