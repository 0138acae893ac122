import { defineQuery } from 'groq'
import { z } from 'zod'
import { keyOf } from '#web/content/values/keys.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const paymentProviderQuery = defineQuery(`
  *[_type == "paymentProvider"] | order(orderRank asc, _id asc){
    _id, name, method, currencies, fee, time, minimum, note
  }
`)

export const paymentProvider = defineSharedDocument({
  type: 'paymentProvider',
  tag: 'payment',
  query: paymentProviderQuery,
  none: [],
  shape: z.array(
    z.object({
      _id: z.string(),
      name: text,
      method: localizedText,
      currencies: z.array(z.string()).nullish(),
      fee: localizedText,
      time: localizedText,
      minimum: localizedText,
      note: localizedText,
    }),
  ),
})

/** Providers with a name, in the editors' order. */
export const paymentProvidersIn = (rows: typeof paymentProvider.none, { locale }: LinkContext) =>
  rows.flatMap((row) =>
    row.name
      ? [
          {
            key: keyOf(row._id),
            name: row.name,
            method: labelIn(row.method, locale),
            currencies: row.currencies ?? [],
            fee: labelIn(row.fee, locale),
            time: labelIn(row.time, locale),
            minimum: inLocale(row.minimum, locale),
            note: inLocale(row.note, locale),
          },
        ]
      : [],
  )

export type PaymentProvider = ReturnType<typeof paymentProvidersIn>[number]
