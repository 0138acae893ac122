import type { PageContent } from '#web/content/pages/page.ts'
import type { DownloadChannel, Downloads } from '#web/documents/downloads.ts'
import { addressFor, defaultChannel } from '#web/lib/channel.ts'

/** An unknown channel, with the link derived from the default channel's. */
const unlisted = ({ channels }: Downloads, code: string): DownloadChannel[] => {
  const link = channels.find((channel) => channel.code === defaultChannel)?.link
  return link ? [{ code, name: null, link: { ...link, href: addressFor(code, link.href) } }] : []
}

const withCode = (downloads: Downloads, code: string): Downloads =>
  downloads.channels.some((channel) => channel.code === code)
    ? downloads
    : { ...downloads, channels: [...downloads.channels, ...unlisted(downloads, code)] }

/** The download page for a channel, known or not: its link and QR code (requirements A3). */
export const withChannel = (page: PageContent, code: string): PageContent => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block._type === 'appDownload'
      ? { ...block, downloads: withCode(block.downloads, code), chosen: code }
      : block,
  ),
})
