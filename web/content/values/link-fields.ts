/** A link in a query, with what it points at: the page's own address instead of the reference. */
export const linkFields = /* groq */ `
  kind, path, url, setting, newWindow,
  "pagePath": page->path,
  "pageLanguage": page->language
`
