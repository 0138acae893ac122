import { fill } from '#common/fill.ts'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { DrawnTicket } from '#web/blocks/parts/screens/drawn-ticket.tsx'
import { sampleTicket } from '#web/blocks/parts/screens/plan-ticket.ts'
import { readScreen, screenNote } from '#web/blocks/parts/screens/read-screen.ts'
import { screenRisk } from '#web/blocks/parts/screens/screen-risk.ts'
import { BrowserWindow, TerminalWindow } from '#web/blocks/parts/screens/window-frames.tsx'
import { resources } from '#web/i18n/resources.ts'
import { Drawing } from '#web/blocks/parts/screens/drawing.tsx'
import type { PlatformScreenBlock } from './query.ts'

/** A screen of MCtrader in the browser, or of MT4, drawn at the last prices on record or at samples. */
export const View = async ({ block, locale }: ViewProps<PlatformScreenBlock>) => {
  const [first, ...others] = block.prices
  if (!first) return null
  const { screens } = resources[locale].BasicLayout
  const { ticket: words, quotes } = resources[locale].trading
  const risk = await screenRisk(locale)
  const screen = await readScreen([first, ...others], first, block.traded)
  const drawn = { locale, screen, risk, ahead: screens.ahead }
  const ticket = block.terms && sampleTicket(block.terms, screen.prices)
  return (
    <BlockFrame block={block} name="platform-screen" isWide isLarge>
      <figure>
        <Drawing label={fill(screens[block.screen], { symbol: first.symbol, risk })}>
          {block.screen === 'terminal' ? (
            <TerminalWindow {...drawn} server={block.label} />
          ) : (
            <BrowserWindow
              {...drawn}
              address={block.label}
              directions={quotes.directions}
              positions={screens.positions}
            >
              {ticket && <DrawnTicket locale={locale} symbol={first.symbol} figures={ticket} words={words} />}
            </BrowserWindow>
          )}
        </Drawing>
        <figcaption className="note">{screenNote(locale, screen.at)}</figcaption>
      </figure>
    </BlockFrame>
  )
}
