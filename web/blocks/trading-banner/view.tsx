import type { ViewProps } from '#web/blocks/define-block.ts'
import { registerLink } from '#web/content/values/links.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { TradingBand } from './trading-band.tsx'
import type { TradingBannerBlock } from './query.ts'

/** The band where an editor placed it. Its button opens an account. */
export const View = ({ block, locale }: ViewProps<TradingBannerBlock>) => {
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
