/** GROQ projection of a link, with its target's address instead of the reference. */
export const linkFields = /* groq */ `
  kind, path, url, setting, newWindow,
  "pagePath": page->path,
  "pageLanguage": page->language
`
