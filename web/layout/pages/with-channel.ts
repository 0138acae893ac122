import type { PageContent } from '#web/content/pages/page.ts'
import type { DownloadChannel, Downloads } from '#web/documents/downloads.ts'
import { codedLinks } from '#web/blocks/app-download/coded-links.ts'
import { addressFor, defaultChannel } from '#web/lib/channel.ts'
import { localePath } from '#locales/table.ts'

/** An unknown channel, with the link derived from the default channel's. */
const unlisted = ({ channels }: Downloads, code: string): DownloadChannel[] => {
  const link = channels.find((channel) => channel.code === defaultChannel)?.link
  return link ? [{ code, name: null, link: { ...link, href: addressFor(code, link.href) } }] : []
}

const withCode = (downloads: Downloads, code: string): Downloads =>
  downloads.channels.some((channel) => channel.code === code)
    ? downloads
    : { ...downloads, channels: [...downloads.channels, ...unlisted(downloads, code)] }

/** A button that leads further down the same page stays on it: its path alone is that of the default channel. */
const staying = <Action extends { href: string }>(action: Action, path: string): Action =>
  action.href.startsWith(`${path}#`) ? { ...action, href: action.href.slice(path.length) } : action

/** The download page for a channel, known or not: its link and QR code, stores and links of phones (requirements A3). */
export const withChannel = (page: PageContent, code: string): PageContent => {
  const path = localePath(page.locale, '/download')
  return {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block._type === 'appDownload')
        return {
          ...block,
          ...codedLinks(block, code),
          downloads: withCode(block.downloads, code),
          chosen: code,
        }
      return block._type === 'hero'
        ? { ...block, actions: block.actions.map((action) => staying(action, path)) }
        : block
    }),
  }
}
