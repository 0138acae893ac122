import { defineQuery } from 'groq'
import { z } from 'zod'
import { keyOf } from '#web/content/values/keys.ts'
import { foreignTarget, type LinkContext } from '#web/content/values/links.ts'
import { labelIn } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const platformQuery = defineQuery(`
  *[_type == "platform"] | order(orderRank asc, _id asc){
    _id, name, summary, facts[]{ _key, label, value }, devices, links{ desktop, web, ios, android }
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
      devices: z.array(z.string()).nullish(),
      links: z.object({ desktop: text, web: text, ios: text, android: text }).nullish(),
    }),
  ),
})

const devices = ['web', 'desktop', 'ios', 'android'] as const

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
        devices: row.devices ?? [],
        links: devices.flatMap((device) => {
          const address = row.links?.[device]
          const href = address ? foreignTarget(address)?.href : undefined
          return href ? [{ device, href }] : []
        }),
      },
    ]
  })
  return keys.length === 0 ? all : keys.flatMap((key) => all.find((one) => one.key === key) ?? [])
}
