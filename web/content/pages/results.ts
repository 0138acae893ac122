import { z } from 'zod'
import { headerVariants } from './types.ts'
import {
  keyed,
  linkResult,
  type LocalizedText,
  localizedText,
  perLanguage,
  text,
} from '#web/content/values/shapes.ts'

/** Shapes of what the lake answers. Everything an editor may leave empty is null or absent here. */

const imageResult = z
  .object({
    alt: text,
    asset: z
      .object({
        _id: z.string(),
        dimensions: z.object({ width: z.number(), height: z.number() }).nullish(),
      })
      .nullish(),
  })
  .nullish()

/** Blocks stay unparsed here: one that is malformed must not take the page with it. */
export const pageResult = z
  .object({
    title: text,
    metadata: z
      .object({ title: text, description: text, keywords: z.array(z.string()).nullish(), image: imageResult })
      .nullish(),
    // One this build does not know draws the usual header, and keeps the page.
    header: z.enum(headerVariants).nullish().catch(null),
    blocks: z.array(z.unknown()).nullish(),
  })
  .nullable()
export type PageResult = z.infer<typeof pageResult>

export const pathsResult = z.array(z.object({ language: z.string(), path: z.string() }))

export interface MenuItemResult {
  _key: string
  name?: LocalizedText
  path?: string | null | undefined
  isLink?: boolean | null | undefined
  toPath?: string | null | undefined
  target?: string | null | undefined
  external?: string | null | undefined
  note?: LocalizedText
  languages?: string[] | null | undefined
  children?: MenuItemResult[] | null | undefined
}

const menuItemResult: z.ZodType<MenuItemResult> = z.object({
  ...keyed,
  name: localizedText,
  path: text,
  isLink: z.boolean().nullish(),
  toPath: text,
  target: text,
  external: text,
  note: localizedText,
  languages: z.array(z.string()).nullish(),
  get children() {
    return z.array(menuItemResult).nullish()
  },
})

export const menuResult = z.object({ items: z.array(menuItemResult).nullish() }).nullable()

export const settingsResult = z
  .object({
    brandName: text,
    metadata: z
      .object({ title: localizedText, description: localizedText, keywords: localizedText })
      .nullish(),
    links: z.record(z.string(), z.unknown()).nullish(),
    footerIntro: localizedText,
    paymentMethods: z.array(z.union([z.string(), z.object({ name: localizedText })])).nullish(),
    footerLists: z
      .array(
        z.object({
          ...keyed,
          title: localizedText,
          items: z.array(z.object({ ...keyed, name: localizedText, link: linkResult })).nullish(),
        }),
      )
      .nullish(),
  })
  .nullable()
export type SettingsResult = z.infer<typeof settingsResult>

/** No figure, no page: the risk warning is owed everywhere, so its absence is an error and not a blank. */
export const riskResult = z.object({
  lossPercentage: z.number().min(0).max(100),
  isSample: z.boolean().nullish(),
  texts: z.array(
    z.object({
      jurisdiction: text,
      format: text,
      wording: perLanguage(
        z.object({
          sentences: z.array(z.string()).nullish(),
          status: z.enum(['verified', 'awaiting', 'missing']).nullish().catch('missing'),
        }),
      ),
    }),
  ),
})
export type RiskResult = z.infer<typeof riskResult>

export const entityResult = z.object({
  firmName: z.string(),
  licenceNumber: z.string(),
  address: z.union([z.string(), localizedText]),
  regulatorName: localizedText,
  regulatorUrl: text,
  statement: localizedText,
  isSample: z.boolean().nullish(),
})

export const legalResult = z.array(
  z.object({
    _id: z.string(),
    slug: z.string(),
    kind: z
      .enum(['policy', 'kid', 'execution-quality', 'top-venues', 'quarterly', 'capital'])
      .nullish()
      .catch(null),
    title: localizedText,
    year: z.number().nullish(),
    versionLabel: text,
    effectiveFrom: text,
    isSample: z.boolean().nullish(),
    file: z
      .array(
        z.object({
          language: text,
          asset: z.object({ _id: z.string(), size: z.number().nullish() }).nullish(),
        }),
      )
      .nullish(),
  }),
)
export type LegalResult = z.infer<typeof legalResult>
