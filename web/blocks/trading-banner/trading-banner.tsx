import type { TradingBannerBlock } from '#web/content/block-types.ts'
import { getSettings } from '#web/content/settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { TradingBand } from './trading-band.tsx'

/** The band where an editor has placed it. Without an address to register at there is nothing to lead to. */
export const TradingBanner = async ({ block, locale }: { block: TradingBannerBlock; locale: Locale }) => {
  const { links } = await getSettings(locale)
  if (!links.register) return null
  const label = block.buttonLabel ?? getTexts(locale, 'login')('startTrading')
  return (
    <TradingBand
      id={anchorOf(block)}
      title={block.title}
      text={block.text}
      action={{ href: links.register, label, external: true, newWindow: false }}
      format="C"
      locale={locale}
    />
  )
}
