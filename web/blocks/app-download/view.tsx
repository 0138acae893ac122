import { fill } from '#common/fill.ts'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { DeviceList } from '#web/blocks/parts/devices/device-list.tsx'
import { ScanCode } from '#web/blocks/parts/devices/scan-code.tsx'
import { DrawnTicket } from '#web/blocks/parts/screens/drawn-ticket.tsx'
import { PhoneFrame } from '#web/blocks/parts/screens/phone-frame.tsx'
import { sampleTicket } from '#web/blocks/parts/screens/plan-ticket.ts'
import { readPrices, screenNote } from '#web/blocks/parts/screens/read-screen.ts'
import { screenRisk } from '#web/blocks/parts/screens/screen-risk.ts'
import { StoreLinks } from '#web/blocks/parts/devices/store-links.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { resources } from '#web/i18n/resources.ts'
import { defaultChannel } from '#web/lib/channel.ts'
import { Drawing } from '#web/blocks/parts/screens/drawing.tsx'
import type { AppDownloadBlock } from './query.ts'

/** The visitor's channel with its scan code, the stores, what a device must have, and the app on a phone. */
export const View = async ({ block, locale }: ViewProps<AppDownloadBlock>) => {
  const { blocks, screens } = resources[locale].BasicLayout
  const { ticket: words } = resources[locale].trading
  const { downloads, chosen, stores, platform, terms } = block
  const channel = downloads.channels.find(({ code }) => code === chosen)
  const link = channel?.link
  const risk = await screenRisk(locale)
  const { prices, at } = await readPrices(block.prices, block.traded)
  const ticket = terms && sampleTicket(terms, prices)
  return (
    <BlockFrame block={block} name="download" isWide>
      <div className="download__in">
        <div>
          {channel && link && (
            <div className="download__channel">
              <ScanCode link={link.href} label={fill(blocks.download.code, { link: link.href })} />
              <div>
                <p>
                  <SiteLink link={link} className="btn btn--solid btn--large">
                    <Icon name="download" />
                    {blocks.download.get}
                  </SiteLink>
                </p>
                <p className="block__note download__scan">{blocks.download.scan}</p>
                {channel.code !== defaultChannel && (
                  <p className="block__note">
                    {channel.name === null
                      ? fill(blocks.download.unlisted, { code: channel.code })
                      : fill(blocks.download.channel, { code: channel.code, name: channel.name })}
                  </p>
                )}
              </div>
            </div>
          )}
          <StoreLinks stores={stores} locale={locale} />
          {platform && platform.devices.length > 0 && (
            <div className="download__needs">
              <h3>{screens.needs}</h3>
              <DeviceList platform={platform} locale={locale} />
            </div>
          )}
        </div>
        {terms && ticket && (
          <figure className="download__phone">
            <Drawing label={fill(screens.phone, { symbol: terms.symbol, risk })}>
              <PhoneFrame name="MCtrader" demo={words.demo} risk={risk}>
                <DrawnTicket locale={locale} symbol={terms.symbol} figures={ticket} words={words} />
              </PhoneFrame>
            </Drawing>
            <figcaption className="note">{screenNote(locale, at)}</figcaption>
          </figure>
        )}
      </div>
    </BlockFrame>
  )
}
