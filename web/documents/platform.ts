import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { keyOf } from '#web/content/values/keys.ts'
import { foreignTarget, type LinkContext } from '#web/content/values/links.ts'
import { labelIn } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const platformQuery = defineQuery(`
  *[_type == "platform"] | order(orderRank asc, _id asc){
    _id, name, summary, facts[]{ _key, label, value }, devices[]{ _key, device, needs, address }
  }
`)

export const platform = defineSharedDocument({
  type: 'platform',
  tag: 'platforms',
  query: platformQuery,
  none: [],
  shape: z.array(
    z.object({
      _id: z.string(),
      name: text,
      summary: localizedText,
      facts: z.array(z.object({ _key: z.string(), label: localizedText, value: localizedText })).nullish(),
      devices: z
        .array(z.object({ _key: z.string(), device: text, needs: localizedText, address: text }))
        .nullish(),
    }),
  ),
})

const deviceKinds = ['web', 'desktop', 'android', 'ios'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** A device that a platform runs on: the same words on every page that names it. */
export interface Device {
  key: string
  kind: DeviceKind
  /** System and version. */
  needs: string
  /** Where the platform is had for it; null where no address is entered. */
  href: string | null
}

type Row = (typeof platform.none)[number]

const devicesOf = ({ devices }: Row, locale: Locale): Device[] =>
  (devices ?? []).flatMap(({ _key: key, device, needs, address }) => {
    const kind = deviceKinds.find((known) => known === device)
    const words = labelIn(needs, locale)
    if (!kind || !words) return []
    return [{ key, kind, needs: words, href: (address && foreignTarget(address)?.href) || null }]
  })

/** Platforms by key (`mctrader`, `mt4`) in the block's order; all if it names none. */
export const platformsIn = (rows: typeof platform.none, keys: readonly string[], { locale }: LinkContext) => {
  const all = rows.flatMap((row) => {
    if (!row.name) return []
    return [
      {
        key: keyOf(row._id),
        name: row.name,
        summary: labelIn(row.summary, locale),
        facts: (row.facts ?? []).map(({ _key, label, value }) => ({
          key: _key,
          label: labelIn(label, locale),
          value: labelIn(value, locale),
        })),
        devices: devicesOf(row, locale),
      },
    ]
  })
  return keys.length === 0 ? all : keys.flatMap((key) => all.find((one) => one.key === key) ?? [])
}

export type Platform = ReturnType<typeof platformsIn>[number]
