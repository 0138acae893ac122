/**
 * A page reads menu, paths and settings dozens of times and the proxy reads the paths per request: parsing each time
 * took a seventh of a page's rendering.
 */
export const parsingOnce = <Data>(schema: { parse: (raw: unknown) => Data }): ((raw: unknown) => Data) => {
  let last: { raw: unknown; data: Data } | undefined
  return (raw) => {
    if (!last || last.raw !== raw) last = { raw, data: schema.parse(raw) }
    return last.data
  }
}
