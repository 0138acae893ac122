import { getBanners } from '#web/documents/banner.ts'
import type { Locale } from '#locales/table.ts'
import { Promotion } from './promotion.tsx'

/** The promotions of the moment on a page (requirements B5). Never at its end, which has one band. */
export const Promotions = async ({ locale, path }: { locale: Locale; path: string }) => {
  const banners = await getBanners(locale, path)
  return banners
    .filter(({ kind }) => kind === 'promotional')
    .map((banner) => <Promotion key={banner.key} banner={banner} locale={locale} />)
}
