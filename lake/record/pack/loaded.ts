/** What a page, a style or a script may load by name. */
const named = /[\w./~@%-]+\.(?:css|js|mjs|json|svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|webmanifest)\b/g

/** Names of a script of Next's are written from here. */
const nextFolder = '/_next/'

/**
 * The files of a build that a text names: a page, a style or a script.
 * @param text its words
 * @param address under which it is asked for
 * @param known the files of its build by address
 */
export function filesNamedIn(text: string, address: string, known: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  for (const [name] of text.matchAll(named)) {
    const relative = URL.canParse(name, `http://site${address}`)
      ? new URL(name, `http://site${address}`).pathname
      : name
    for (const one of [name, relative, `${nextFolder}${name}`]) if (known.has(one)) found.add(one)
  }
  return found
}

/**
 * All files of a build that a page needs, those that its files need with them.
 * @param textOf the words of a style or a script; nothing for what names no others
 */
export function filesNeeded(
  page: { text: string; address: string },
  known: ReadonlyMap<string, string>,
  textOf: (address: string) => string | undefined,
): string[] {
  const found = filesNamedIn(page.text, page.address, known)
  // What is added to a set while it is gone through is gone through too.
  for (const address of found) {
    const text = textOf(address)
    if (text === undefined) continue
    for (const one of filesNamedIn(text, address, known)) found.add(one)
  }
  return [...found].toSorted()
}

/** A picture of an editor's on a page: `/media/<sha1>-<w>x<h>.<ext>`, and how it was asked for. */
export interface NamedPicture {
  address: string
  sha1: string
  extension: string
  query: URLSearchParams
}

const picture = /\/media\/([0-9a-f]{40})-\d+x\d+\.(png|jpe?g|webp|gif|avif)(\?[^\s"'<>\\)]*)?/g

/** The pictures that a page names, in every size it offers. */
export function picturesIn(html: string): NamedPicture[] {
  const found = new Map<string, NamedPicture>()
  for (const [whole, sha1 = '', extension = '', query = ''] of html.matchAll(picture)) {
    const address = whole.replaceAll('&amp;', '&')
    found.set(address, {
      address,
      sha1,
      extension,
      query: new URLSearchParams(query.replaceAll('&amp;', '&')),
    })
  }
  return [...found.values()]
}

/** A paper that a page links to. */
export interface NamedPaper {
  address: string
  slug: string
  /** Absent in the address of the default language. */
  language: string | undefined
}

const paper = /(?:\/([a-z]{2}))?\/legal\/([a-z0-9]+(?:-[a-z0-9]+)*)\.pdf/g

/** The papers that a page links to, those in force alone: `/de/legal/risk-disclosure.pdf`. */
export const papersIn = (html: string): NamedPaper[] => [
  ...new Map(
    [...html.matchAll(paper)].map(([address, language, slug = '']) => [address, { address, slug, language }]),
  ).values(),
]
