declare module 'sanity' {
  interface StringOptions {
    /**
     * The text is where a link leads, and the Studio offers what there is: pages and instruments; papers with `path`;
     * papers and addresses from Settings with `address`.
     */
    leadsTo?: 'page' | 'path' | 'address'
  }
}

/** Options of a field with the path of a page or an instrument. */
export const leadsToPage = { leadsTo: 'page' as const }

/** Options of a field with the path of anything on this site. */
export const leadsToPath = { leadsTo: 'path' as const }

/** Options of a field with an address of any kind. */
export const leadsToAddress = { leadsTo: 'address' as const }
