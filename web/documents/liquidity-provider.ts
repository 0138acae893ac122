import { defineQuery } from 'groq'
import { z } from 'zod'
import { keyOf } from '#web/content/values/keys.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { labelIn } from '#web/content/values/localized.ts'
import { isAssetClass } from '#web/content/values/markets.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const liquidityProviderQuery = defineQuery(`
  *[_type == "liquidityProvider"] | order(orderRank asc, _id asc){ _id, name, assetClasses, country, role }
`)

export const liquidityProvider = defineSharedDocument({
  type: 'liquidityProvider',
  tag: 'liquidity',
  query: liquidityProviderQuery,
  none: [],
  shape: z.array(
    z.object({
      _id: z.string(),
      name: text,
      assetClasses: z.array(z.string()).nullish(),
      country: localizedText,
      role: localizedText,
    }),
  ),
})

/** Providers with a name, in the editors' order. */
export const liquidityProvidersIn = (rows: typeof liquidityProvider.none, { locale }: LinkContext) =>
  rows.flatMap((row) =>
    row.name
      ? [
          {
            key: keyOf(row._id),
            name: row.name,
            assetClasses: (row.assetClasses ?? []).filter(isAssetClass),
            country: labelIn(row.country, locale),
            role: labelIn(row.role, locale),
          },
        ]
      : [],
  )

export type LiquidityProvider = ReturnType<typeof liquidityProvidersIn>[number]
