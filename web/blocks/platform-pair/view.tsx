import { fill } from '#common/fill.ts'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { DrawnTicket } from '#web/blocks/parts/screens/drawn-ticket.tsx'
import { PhoneFrame } from '#web/blocks/parts/screens/phone-frame.tsx'
import { sampleTicket } from '#web/blocks/parts/screens/plan-ticket.ts'
import { readScreen, screenNote } from '#web/blocks/parts/screens/read-screen.ts'
import { screenRisk } from '#web/blocks/parts/screens/screen-risk.ts'
import { TerminalWindow } from '#web/blocks/parts/screens/window-frames.tsx'
import { ScanCode } from '#web/blocks/parts/devices/scan-code.tsx'
import { StoreLinks } from '#web/blocks/parts/devices/store-links.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { resources } from '#web/i18n/resources.ts'
import { Drawing } from '#web/blocks/parts/screens/drawing.tsx'
import type { PlatformPairBlock } from './query.ts'

const Words = ({ words }: { words: NonNullable<PlatformPairBlock['app']> }) => (
  <>
    <h3>{words.title}</h3>
    {words.text && <p>{words.text}</p>}
    {words.link && (
      <SiteLink link={words.link} className="more">
        {words.link.label}
        <Icon name="arrow" size={18} />
      </SiteLink>
    )}
  </>
)

/** MCtrader on a phone with its scan code and stores, and the window of MT4, side by side. */
export const View = async ({ block, locale }: ViewProps<PlatformPairBlock>) => {
  const { app, terminal, terms, scan, stores } = block
  const [first, ...others] = block.prices
  if (!first) return null
  const { screens, blocks } = resources[locale].BasicLayout
  const words = resources[locale].trading.ticket
  const risk = await screenRisk(locale)
  const screen = await readScreen([first, ...others], others[0] ?? first, block.traded)
  const ticket = terms && sampleTicket(terms, screen.prices)
  const said = (text: string, symbol: string) => fill(text, { symbol, risk })
  return (
    <BlockFrame block={block} name="platform-pair" isWide isLarge>
      <div className="pair">
        {app && (
          <article className="pair__app">
            <div className="pair__words">
              <Words words={app} />
              <div className="pair__get">
                {scan && <ScanCode link={scan} label={fill(blocks.download.code, { link: scan })} />}
                <StoreLinks stores={stores} locale={locale} />
              </div>
            </div>
            {ticket && (
              <Drawing label={said(screens.phone, first.symbol)}>
                <PhoneFrame name="MCtrader" demo={words.demo} risk={risk}>
                  <DrawnTicket locale={locale} symbol={first.symbol} figures={ticket} words={words} />
                </PhoneFrame>
              </Drawing>
            )}
          </article>
        )}
        {terminal && (
          <article className="pair__terminal">
            <div className="pair__words">
              <Words words={terminal} />
            </div>
            <Drawing label={said(screens.terminal, screen.chosen.symbol)}>
              <TerminalWindow
                locale={locale}
                screen={screen}
                risk={risk}
                ahead={screens.ahead}
                server="Halyard-Demo"
              />
            </Drawing>
          </article>
        )}
      </div>
      <p className="note platform-pair__note">{screenNote(locale, screen.at)}</p>
    </BlockFrame>
  )
}
