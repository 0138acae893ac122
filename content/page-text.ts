/** Where a link leads, as the writer names it; `pages.ts` turns it into the stored form. */
export type LinkText =
  | { page: string }
  | { path: string }
  | { url: string }
  | { setting: 'register' | 'signIn' | 'clientArea' | 'partner' | 'management' }

/** The pieces of a page, in the order of the page; `key` is the same in every language. */
export type BlockText =
  | {
      type: 'hero'
      key: string
      title: string
      lede: string
      actions: readonly { key: string; label: string; link: LinkText; style: 'solid' | 'outlined' }[]
    }
  | { type: 'richText'; key: string; heading: string; markdown: string }
  | {
      type: 'topInstruments'
      key: string
      instruments: readonly string[]
      note: string
      moreLabel: string
      moreLink: LinkText
    }
  | { type: 'legalList'; key: string; title: string; lede: string; kinds: readonly string[] }

/** What one file under `pages/<language>/` holds. */
export interface PageText {
  key: string
  path: string
  title: string
  metadata: { title: string; keywords: readonly string[]; description: string }
  blocks: readonly BlockText[]
}
