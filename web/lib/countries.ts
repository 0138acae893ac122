import { type Locale, locales } from '#locales/table.ts'

/** ISO 3166-1: the codes of countries and territories, two letters each. */
const codes =
  'AFAXALDZASADAOAIAQAGARAMAWAUATAZBSBHBDBBBYBEBZBJBMBTBOBQBABWBVBRIOBNBGBFBIKHCMCACVKYCFTDCLCNCXCCCOKMCGCDCKCRCIHRCUCWCYCZDKDJDMDOECEGSVGQEREEETFKFOFJFIFRGFPFTFGAGMGEDEGHGIGRGLGDGPGUGTGGGNGWGYHTHMVAHNHKHUISINIDIRIQIEIMILITJMJPJEJOKZKEKIKPKRKWKGLALVLBLSLRLYLILTLUMOMKMGMWMYMVMLMTMHMQMRMUYTMXFMMDMCMNMEMSMAMZMMNANRNPNLNCNZNINENGNUNFMPNOOMPKPWPSPAPGPYPEPHPNPLPTPRQARERORURWBLSHKNLCMFPMVCWSSMSTSASNRSSCSLSGSXSKSISBSOZAGSSSESLKSDSRSJSZSECHSYTWTJTZTHTLTGTKTOTTTNTRTMTCTVUGUAAEGBUSUMUYUZVUVEVNVGVIWFEHYEZMZW'

/** The names of all countries in a language, in its alphabetical order. */
export const countryNames = (locale: Locale): string[] => {
  const { intl } = locales[locale]
  const names = new Intl.DisplayNames(intl, { type: 'region', fallback: 'none' })
  return (codes.match(/../g) ?? [])
    .flatMap((code) => names.of(code) ?? [])
    .sort(new Intl.Collator(intl).compare)
}
