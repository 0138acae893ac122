import { getBanners } from '#web/content/banners.ts'
import type { Block } from '#web/content/block-types.ts'
import { getSettings } from '#web/content/settings.ts'
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
  const [banners, { links }] = await Promise.all([getBanners(locale, path), getSettings(locale)])
  const t = getTexts(locale, 'login')
  const trading = banners.find(({ kind }) => kind === 'trading')
  const label = t('startTrading')
  const register = links.register ? { href: links.register, label, external: true, newWindow: false } : null
  const action = trading?.action ?? register
  const hasOwn = blocks.some(({ _type }) => _type === 'tradingBanner')
  return (
    <>
      {banners
        .filter(({ kind }) => kind === 'promotional')
        .map((banner) => (
          <Promotion key={banner.key} banner={banner} locale={locale} />
        ))}
      {action && !hasOwn && (
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
