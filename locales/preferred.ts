import { isLocale, type Locale } from './table.ts'

/**
 * The content languages in an Accept-Language header, best first. `q=0` excludes; equal weights keep their order;
 * `de-AT` counts as German.
 */
export const preferredLocales = (header: string | null): Locale[] => {
  const wishes = (header ?? '').split(',').map((part, index) => {
    const [range = '', ...settings] = part.trim().toLowerCase().split(';')
    const quality = settings.map((setting) => setting.trim()).find((setting) => setting.startsWith('q='))
    const q = quality === undefined ? 1 : Number(quality.slice(2))
    return { language: range.split('-')[0], q: Number.isFinite(q) ? q : 0, index }
  })
  const known = wishes
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q || a.index - b.index)
    .flatMap(({ language }) => (isLocale(language) ? [language] : []))
  return [...new Set(known)]
}
