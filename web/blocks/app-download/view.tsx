import type { ViewProps } from '#web/blocks/define-block.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { ScanCode } from './scan-code.tsx'
import type { AppDownloadBlock } from './query.ts'

const StoreLink = ({ href, label }: { href: string | null; label: string }) =>
  href && (
    <SiteLink link={{ href, label, external: true, newWindow: false }} className="btn btn--large">
      <Icon name="download" />
      {label}
    </SiteLink>
  )

/** Download links: the visitor's channel with its QR code, the stores, system requirements. */
export const View = ({ block, locale }: ViewProps<AppDownloadBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  const { downloads, chosen, stores } = block
  const channel = downloads.channels.find(({ code }) => code === chosen)
  const link = channel?.link
  return (
    <BlockFrame block={block} name="download">
      {channel && link && (
        <div className="download__channel">
          <ScanCode link={link.href} label={t('blocks.download.code', { link: link.href })} />
          <div>
            <p>
              <SiteLink link={link} className="btn btn--solid btn--large">
                <Icon name="download" />
                {t('blocks.download.get')}
              </SiteLink>
            </p>
            <p className="block__note">{t('blocks.download.scan')}</p>
            <p className="block__note">
              {channel.name === null
                ? t('blocks.download.unlisted', { code: channel.code })
                : t('blocks.download.channel', { code: channel.code, name: channel.name })}
            </p>
          </div>
        </div>
      )}
      <p className="download__stores">
        <StoreLink href={stores.googlePlay} label={t('blocks.download.google')} />
        <StoreLink href={stores.appStore} label={t('blocks.download.apple')} />
      </p>
      {downloads.requirements && <p className="block__note">{downloads.requirements}</p>}
    </BlockFrame>
  )
}
