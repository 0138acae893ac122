import { z } from 'zod'
import { illustrationNames, noticeTones } from './block-types.ts'
import { keyed, linkResult, portableText, text } from '#web/content/values/shapes.ts'
import { assetClasses } from '#web/content/values/markets.ts'

/** Shapes of the blocks of a page, as the page query answers them; those of live blocks are in `live-blocks.ts`. */

const required = z.string().min(1)
const headed = { ...keyed, heading: text, lede: text }

/** Items of a list: a malformed one makes its block malformed, so that no table is shown with a row missing. */
const items = <Item extends z.ZodRawShape>(shape: Item) => z.array(z.object({ ...keyed, ...shape }))

export const blockResult = z.discriminatedUnion('_type', [
  z.object({
    ...keyed,
    _type: z.literal('hero'),
    title: z.string(),
    lede: text,
    actions: z.array(z.object({ label: text, style: text, link: linkResult })).nullish(),
  }),
  z.object({ ...keyed, _type: z.literal('opening'), title: required, lede: text }),
  z.object({
    ...keyed,
    _type: z.literal('richText'),
    heading: text,
    content: portableText.nullish(),
  }),
  z.object({
    ...keyed,
    _type: z.literal('legalList'),
    title: text,
    lede: text,
    kinds: z.array(z.string()).nullish(),
  }),
  z.object({
    ...keyed,
    _type: z.literal('notice'),
    tone: z.enum(noticeTones),
    title: text,
    text: portableText,
  }),
  z.object({
    ...headed,
    _type: z.literal('keyFigures'),
    items: items({ value: required, label: required, note: text }).min(1),
  }),
  z.object({
    ...headed,
    _type: z.literal('workedExample'),
    title: required,
    rows: items({ label: required, note: text, value: required, strong: z.boolean().nullish() }).min(1),
    note: text,
  }),
  z.object({
    ...headed,
    _type: z.literal('steps'),
    items: items({ title: required, text: portableText.nullish() }).min(1),
  }),
  z
    .object({
      ...headed,
      _type: z.literal('dataTable'),
      caption: required,
      columns: z.array(z.string()).min(2),
      rows: items({ cells: z.array(z.string()) }).min(1),
      note: text,
    })
    .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
      message: 'a row has another number of cells than there are columns',
    }),
  z.object({
    ...headed,
    _type: z.literal('cards'),
    items: items({ title: required, text, link: linkResult, linkLabel: text }).min(1),
  }),
  z.object({ ...headed, _type: z.literal('faqList'), topics: z.array(z.string()).nullish() }),
  z.object({ ...headed, _type: z.literal('instrumentTable'), assetClass: z.enum(assetClasses) }),
  z.object({ ...headed, _type: z.literal('storageTable'), note: text }),
  z.object({ ...keyed, _type: z.literal('tradingBanner'), title: required, text, buttonLabel: text }),
  z.object({ ...headed, _type: z.literal('providerList'), kind: z.enum(['payment', 'liquidity']) }),
  z.object({ ...headed, _type: z.literal('contactDetails') }),
  z.object({ ...headed, _type: z.literal('platformList'), platforms: z.array(z.string()).nullish() }),
  z.object({ ...headed, _type: z.literal('appDownload') }),
  z.object({ ...headed, _type: z.literal('glossaryList') }),
  z.object({ ...headed, _type: z.literal('partnerTerms') }),
  z.object({
    ...keyed,
    _type: z.literal('illustration'),
    name: z.enum(illustrationNames),
    alt: required,
    caption: text,
  }),
])

export type BlockResult = z.infer<typeof blockResult>
