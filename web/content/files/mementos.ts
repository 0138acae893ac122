import 'server-only'
import type { Locale } from '#locales/table.ts'
import { currentAddress, timemapAddress, versionAddress } from '#web/content/values/legal-address.ts'
import type { LegalVersion } from '#web/content/values/legal-times.ts'
import { siteSettings } from '#web/lib/settings.ts'

const whole = (path: string): string => `${siteSettings().siteUrl}${path}`

/** How an answer of a paper stands to its others (RFC 7089): the stable address chooses among all by time. */
export const relationsOf = (slug: string, locale: Locale): string => {
  const current = whole(currentAddress(slug, locale))
  return [
    `<${current}>; rel="canonical"`,
    `<${current}>; rel="original timegate"`,
    `<${whole(timemapAddress(slug, locale))}>; rel="timemap"; type="application/link-format"`,
  ].join(', ')
}

/** All versions of a paper in a language, with the instants from which readers got them, as `application/link-format`. */
export const timemapOf = (slug: string, locale: Locale, versions: readonly LegalVersion[]): string => {
  const current = whole(currentAddress(slug, locale))
  const times = versions
    .flatMap(({ shown }, place) => shown.map(({ from }) => ({ place, at: Date.parse(from) })))
    .toSorted((one, other) => one.at - other.at)
  const relation = (index: number): string =>
    [index === 0 && 'first', index === times.length - 1 && 'last', 'memento'].filter(Boolean).join(' ')
  return [
    `<${current}>; rel="original timegate"`,
    `<${whole(timemapAddress(slug, locale))}>; rel="self"; type="application/link-format"`,
    ...times.map(
      ({ place, at }, index) =>
        `<${whole(versionAddress(slug, place + 1, locale))}>; rel="${relation(index)}"; datetime="${new Date(at).toUTCString()}"`,
    ),
  ].join(',\n')
}
