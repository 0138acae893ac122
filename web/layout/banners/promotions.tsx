import { type Banner, getBanners } from '#web/documents/banner.ts'
import type { Locale } from '#locales/table.ts'
import { Promotion } from './promotion.tsx'

/** The promotions of the moment on a page, in the editors' order (requirements B5). */
export const getPromotions = async (locale: Locale, path: string): Promise<Banner[]> =>
  (await getBanners(locale, path)).filter(({ kind }) => kind === 'promotional')

/** Promotions as bands from edge to edge. Never at the end of a page, which has one band. */
export const Promotions = ({ locale, banners }: { locale: Locale; banners: readonly Banner[] }) =>
  banners.map((banner) => (
    <Promotion key={banner.key} banner={banner} locale={locale} format={banner.riskFormat} />
  ))
