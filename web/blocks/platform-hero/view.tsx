import { ActionButtons } from '#web/blocks/parts/action-buttons.tsx'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { PhoneFrame } from '#web/blocks/parts/screens/phone-frame.tsx'
import { readPrices, screenTime } from '#web/blocks/parts/screens/read-screen.ts'
import { screenRisk } from '#web/blocks/parts/screens/screen-risk.ts'
import { fill } from '#common/fill.ts'
import { ticketWords } from '#web/features/practice/ticket/ticket-words.ts'
import { resources } from '#web/i18n/resources.ts'
import type { PlatformHeroBlock } from './query.ts'
import { TicketIsland } from './ticket-island.tsx'

/** The opening of a platform's page: words and facts, and a phone with a practice ticket. */
export const View = async ({ block, locale, isOpening }: ViewProps<PlatformHeroBlock>) => {
  const { ticket } = block
  const { prices, at } = await readPrices(block.prices, block.traded)
  const { practice, ticket: words } = resources[locale].trading
  const Title = isOpening ? 'h1' : 'h2'
  return (
    <section className="platform-hero" id={anchorOf(block)}>
      <div className="wrap platform-hero__in">
        <div className="platform-hero__words">
          <Title>{block.title}</Title>
          {block.lede && <p className="platform-hero__lede">{block.lede}</p>}
          {block.facts.length > 0 && (
            <ol className="platform-hero__facts">
              {block.facts.map(({ key, title, text }) => (
                <li key={key}>
                  <b>{title}</b>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
          <ActionButtons actions={block.actions} className="platform-hero__actions" />
        </div>
        {ticket && (
          <div className="live-ticket">
            <PhoneFrame name="MCtrader" demo={words.demo} risk={await screenRisk(locale)}>
              <LivePart locale={locale}>
                <TicketIsland
                  locale={locale}
                  {...ticket}
                  known={{
                    bids: Object.fromEntries(prices.map(({ symbol, bid }) => [symbol, bid])),
                    asOf:
                      at === null
                        ? practice.asOf.sample
                        : fill(practice.asOf.recorded, { time: screenTime(locale, at) }),
                  }}
                  hasBar={false}
                  demoHref={null}
                  words={ticketWords(locale)}
                />
              </LivePart>
            </PhoneFrame>
          </div>
        )}
      </div>
    </section>
  )
}
