import { z } from 'zod'

/** Shapes of what the lake answers. Everything an editor may leave empty is null or absent here. */

const text = z.string().nullish()

/** Items of an internationalised array: the language is a field (plugin 5). */
const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ language: z.string().nullish(), value: value.nullish() })).nullish()

export const localizedText = perLanguage(z.string())
export type LocalizedText = z.infer<typeof localizedText>

export const linkResult = z
  .object({
    kind: z.enum(['page', 'path', 'url', 'setting']).nullish().catch(null),
    path: text,
    url: text,
    setting: text,
    newWindow: z.boolean().nullish(),
    pagePath: text,
    pageLanguage: text,
  })
  .nullish()
export type LinkResult = z.infer<typeof linkResult>

const keyed = { _key: z.string() }

const portableText = z.array(
  z.object({
    _type: z.literal('block'),
    _key: z.string().exactOptional(),
    style: z.string().exactOptional(),
    listItem: z.string().exactOptional(),
    level: z.number().exactOptional(),
    markDefs: z.array(z.looseObject({ _type: z.string(), _key: z.string() })).default([]),
    children: z.array(
      z.object({
        _type: z.literal('span'),
        _key: z.string().exactOptional(),
        text: z.string(),
        marks: z.array(z.string()).exactOptional(),
      }),
    ),
  }),
)

const blockResults = {
  hero: z.object({
    ...keyed,
    _type: z.literal('hero'),
    title: z.string(),
    lede: text,
    actions: z.array(z.object({ label: text, style: text, link: linkResult })).nullish(),
  }),
  richText: z.object({
    ...keyed,
    _type: z.literal('richText'),
    heading: text,
    content: portableText.nullish(),
  }),
  topInstruments: z.object({
    ...keyed,
    _type: z.literal('topInstruments'),
    instruments: z.array(z.string()).nullish(),
    note: text,
    moreLabel: text,
    moreLink: linkResult,
  }),
  legalList: z.object({
    ...keyed,
    _type: z.literal('legalList'),
    title: text,
    lede: text,
    kinds: z.array(z.string()).nullish(),
  }),
} as const

export const blockResult = z.discriminatedUnion('_type', [
  blockResults.hero,
  blockResults.richText,
  blockResults.topInstruments,
  blockResults.legalList,
])

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
    paymentMethods: z.array(z.string()).nullish(),
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
  address: z.string(),
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
