import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { readReleases } from '#web/features/calendar/read-releases.ts'
import { resources } from '#web/i18n/resources.ts'
import { DayBandIsland } from './day-band-island.tsx'
import { knownOfDay } from './plan-next.ts'
import type { DayRuleBlock } from './query.ts'

/** Today's releases on a rule of 24 hours, as the site knows them, and kept up to date in the browser. */
export const View = async ({ block, locale }: ViewProps<DayRuleBlock>) => {
  const known = await readReleases(locale)
  const { calendar, dayRule } = resources[locale].trading
  const { time, currency, forecast, previous, none, units, levels, unranked, kinds, allMarkets } = calendar
  const { nowAt, retry } = calendar
  return (
    <BlockFrame block={block} name="dayband" isWide isLarge>
      <LivePart locale={locale}>
        <DayBandIsland
          locale={locale}
          known={known && knownOfDay(known)}
          words={{
            calendar: {
              time,
              currency,
              forecast,
              previous,
              none,
              units,
              levels,
              unranked,
              kinds,
              allMarkets,
              nowAt,
              retry,
            },
            band: dayRule,
          }}
        />
      </LivePart>
      {!known && <p className="dayband__scriptless">{dayRule.noScript}</p>}
      {block.more && (
        <SiteLink link={block.more} className="more">
          {block.more.label} <Icon name="arrow" size={18} />
        </SiteLink>
      )}
    </BlockFrame>
  )
}
