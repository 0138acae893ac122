import { getBanners } from '#web/documents/banner.ts'
import type { Block } from '#web/blocks/read-blocks.ts'
import { registerLink } from '#web/content/values/links.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { TradingBand } from '#web/blocks/trading-banner/trading-band.tsx'
import { Promotion } from './promotion.tsx'

/**
 * What ends every page: the promotions of the moment, and the band that leads to registration unless the page
 * has one of its own. An editors' banner of the kind "trading" replaces the band's words for as long as it runs
 * (requirements B2, B4, B5).
 */
export const PageBanners = async ({
  locale,
  path,
  blocks,
}: {
  locale: Locale
  path: string
  blocks: readonly Block[]
}) => {
  const banners = await getBanners(locale, path)
  const t = getTexts(locale, 'login')
  const trading = banners.find(({ kind }) => kind === 'trading')
  const action = trading?.action ?? registerLink(locale, t('startTrading'))
  const hasOwn = blocks.some(({ _type }) => _type === 'tradingBanner')
  return (
    <>
      {banners
        .filter(({ kind }) => kind === 'promotional')
        .map((banner) => (
          <Promotion key={banner.key} banner={banner} locale={locale} />
        ))}
      {!hasOwn && (
        <TradingBand
          id="start-trading"
          title={trading?.title ?? t('bandTitle')}
          text={trading?.subtitle ?? null}
          action={action}
          format={trading?.riskFormat ?? 'C'}
          locale={locale}
        />
      )}
    </>
  )
}
