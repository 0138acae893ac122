/** As web/lib/http/content-seq.ts has it. */
const seqHeader = 'x-content-seq'

let seen = 0

/**
 * Lets the page ask from now on for its data at a position of the log that it has heard of: another instance of the
 * site may be behind the one that told it (record 65). Next's router takes no headers of ours.
 */
export const seeNoLess = (position: number): void => {
  if (seen === 0 && position > 0) {
    const plain = window.fetch
    window.fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      if (!headers.has('rsc')) return plain(input, init)
      headers.set(seqHeader, String(seen))
      return plain(input, { ...init, headers })
    }
  }
  seen = Math.max(seen, position)
}
