import type { PageContent } from '#web/content/types.ts'

/** The download page for those who come through a channel: its link and scan code (requirements A3). */
export const withChannel = (page: PageContent, code: string): PageContent => ({
  ...page,
  blocks: page.blocks.map((block) => (block._type === 'appDownload' ? { ...block, chosen: code } : block)),
})
