/**
 * A page asks for its menu, addresses and settings dozens of times, the proxy for the addresses with every request:
 * to check an answer each time took a seventh of what drawing a page takes.
 */
export const parsingOnce = <Data>(schema: { parse: (raw: unknown) => Data }): ((raw: unknown) => Data) => {
  let last: { raw: unknown; data: Data } | undefined
  return (raw) => {
    if (!last || last.raw !== raw) last = { raw, data: schema.parse(raw) }
    return last.data
  }
}
