import { z } from 'zod'
import { linkResult, localizedText, perLanguage, portableText, text } from '#web/content/values/shapes.ts'

/** Shapes of the documents that several pages show. */

const texts = z.array(z.string()).nullish()
const localizedRichText = perLanguage(portableText)

export const instrumentsResult = z.array(
  z.object({
    symbol: z.string(),
    assetClass: text,
    name: localizedText,
    note: localizedText,
    kid: text,
    base: text,
    quote: text,
    contractSize: text,
    contractUnit: text,
    minLot: text,
    lotStep: text,
    maxLot: text,
    digits: z.number().nullish(),
    pipSize: text,
    typicalSpreadPips: text,
    esmaClass: text,
    marginPct: text,
    maxLeverage: text,
    hours: z.object({ tz: text, sessions: text, dailyBreak: text }).nullish(),
  }),
)

export const faqResult = z.array(
  z.object({ _id: z.string(), topic: text, question: localizedText, answer: localizedRichText }),
)

export const glossaryResult = z.array(
  z.object({
    _id: z.string(),
    term: localizedText,
    definition: localizedText,
    seeAlso: texts,
    page: text,
  }),
)

export const paymentProvidersResult = z.array(
  z.object({
    _id: z.string(),
    name: text,
    method: localizedText,
    currencies: texts,
    fee: localizedText,
    time: localizedText,
    minimum: localizedText,
    note: localizedText,
  }),
)

export const liquidityProvidersResult = z.array(
  z.object({ _id: z.string(), name: text, assetClasses: texts, country: localizedText, role: localizedText }),
)

export const platformsResult = z.array(
  z.object({
    _id: z.string(),
    name: text,
    summary: localizedText,
    facts: z.array(z.object({ _key: z.string(), label: localizedText, value: localizedText })).nullish(),
    devices: texts,
    links: z.object({ desktop: text, web: text, ios: text, android: text }).nullish(),
  }),
)

export const contactResult = z
  .object({
    offices: z
      .array(
        z.object({
          _key: z.string(),
          name: localizedText,
          address: localizedText,
          phone: text,
          hours: localizedText,
          isRegistered: z.boolean().nullish(),
        }),
      )
      .nullish(),
    channels: z
      .array(
        z.object({
          _key: z.string(),
          label: localizedText,
          value: localizedText,
          href: text,
          note: localizedText,
        }),
      )
      .nullish(),
  })
  .nullable()

export const downloadsResult = z
  .object({
    channels: z.array(z.object({ code: text, name: localizedText, link: linkResult })).nullish(),
    requirements: localizedText,
  })
  .nullable()

export const partnerProgrammeResult = z
  .object({
    models: z
      .array(
        z.object({
          _key: z.string(),
          name: localizedText,
          text: localizedText,
          terms: z.array(z.object({ label: localizedText, value: localizedText })).nullish(),
        }),
      )
      .nullish(),
    conditions: localizedRichText,
  })
  .nullable()

export const bannersResult = z.array(
  z.object({
    _id: z.string(),
    kind: z.enum(['promotional', 'trading']).nullish().catch(null),
    title: localizedText,
    subtitle: localizedText,
    buttonLabel: localizedText,
    link: linkResult,
    startsAt: text,
    endsAt: text,
    routes: texts,
    languages: texts,
    riskFormat: z.enum(['B', 'C']).nullish().catch('B'),
  }),
)

export const interfaceTextsResult = z.array(
  z.object({
    language: text,
    namespace: text,
    overrides: z.array(z.object({ key: text, value: text })).nullish(),
  }),
)

export const redirectsResult = z.array(
  z.object({ from: z.string(), to: z.string(), permanent: z.boolean().nullish() }),
)
