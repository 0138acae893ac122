import type { TradingBannerBlock } from '#web/blocks/data/block-types.ts'
import { registerLink } from '#web/content/values/links.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { TradingBand } from './trading-band.tsx'

/** The band where an editor has placed it. Its button opens an account. */
export const TradingBanner = ({ block, locale }: { block: TradingBannerBlock; locale: Locale }) => {
  const label = block.buttonLabel ?? getTexts(locale, 'login')('startTrading')
  return (
    <TradingBand
      id={anchorOf(block)}
      title={block.title}
      text={block.text}
      action={registerLink(locale, label)}
      format="C"
      locale={locale}
    />
  )
}
