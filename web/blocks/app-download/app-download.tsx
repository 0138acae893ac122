import type { AppDownloadBlock } from '#web/content/block-types.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'

const StoreLink = ({ href, label }: { href: string | null; label: string }) =>
  href && (
    <SiteLink link={{ href, label, external: true, newWindow: false }} className="btn btn--large">
      <Icon name="download" />
      {label}
    </SiteLink>
  )

/** Where the app is had, and what a device needs for it. */
export const AppDownload = ({ block, locale }: { block: AppDownloadBlock; locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const { downloads, stores } = block
  const channels = downloads.channels.flatMap(({ code, link }) => (link ? [{ code, link }] : []))
  return (
    <BlockFrame block={block} name="download">
      <p className="download__stores">
        <StoreLink href={stores.googlePlay} label={t('blocks.download.google')} />
        <StoreLink href={stores.appStore} label={t('blocks.download.apple')} />
      </p>
      {channels.length > 0 && (
        <ul className="download__channels">
          {channels.map(({ code, link }) => (
            <li key={code}>
              <SiteLink link={link} className="more">
                {link.label}
                <Icon name={link.external ? 'out' : 'arrow'} size={18} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {downloads.requirements && <p className="block__note">{downloads.requirements}</p>}
    </BlockFrame>
  )
}
