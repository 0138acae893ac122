import { type Locale, localePath, locales } from '#locales/table.ts'
import type { z } from 'zod'
import { instrumentPath } from '#web/content/values/markets.ts'
import { foreignTarget, type LinkContext, ownTarget, resolveLink } from '#web/content/values/links.ts'
import { isAssetClass } from '#web/content/values/markets.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import type * as results from './shared-results.ts'
import {
  type Contact,
  type Downloads,
  type FaqGroup,
  faqTopics,
  type GlossaryTerm,
  type Instrument,
  type LeverageClass,
  leverageClasses,
  type LiquidityProvider,
  type PartnerProgramme,
  type PaymentProvider,
  type Platform,
} from './shared-types.ts'

type Result<Name extends keyof typeof results> = z.infer<(typeof results)[Name]>

const isLeverageClass = (value: unknown): value is LeverageClass =>
  leverageClasses.some((known) => known === value)

/** `platform-mt4` is `mt4`: ids are fixed, a type and a key. */
const keyOf = (id: string): string => id.slice(id.indexOf('-') + 1)

type InstrumentRow = Result<'instrumentsResult'>[number]

/** An instrument with what a table needs, or null: the rest would show a gap where a cost belongs. */
export const completeInstrument = (row: InstrumentRow, locale: Locale): Instrument | null => {
  const { symbol, assetClass, contractSize, marginPct, maxLeverage, typicalSpreadPips, hours } = row
  if (!isAssetClass(assetClass) || !contractSize || !marginPct || !maxLeverage || !typicalSpreadPips)
    return null
  return {
    symbol,
    href: localePath(locale, instrumentPath(assetClass, symbol)),
    name: labelIn(row.name, locale),
    assetClass,
    contractSize,
    contractUnit: row.contractUnit ?? '',
    minLot: row.minLot ?? '',
    lotStep: row.lotStep ?? '',
    maxLot: row.maxLot ?? '',
    base: row.base ?? null,
    quote: row.quote ?? '',
    leverageClass: isLeverageClass(row.esmaClass) ? row.esmaClass : null,
    kid: row.kid ?? null,
    digits: row.digits ?? 0,
    pipSize: row.pipSize ?? '',
    typicalSpread: typicalSpreadPips,
    marginPct,
    maxLeverage,
    hours: hours?.sessions
      ? { zone: hours.tz ?? 'UTC', sessions: hours.sessions, dailyBreak: hours.dailyBreak ?? null }
      : null,
    note: inLocale(row.note, locale),
  }
}

/** The complete ones, in the editors' order. */
export const instrumentsIn = (rows: Result<'instrumentsResult'>, { locale }: LinkContext): Instrument[] =>
  rows.flatMap((row) => completeInstrument(row, locale) ?? [])

/** Questions by topic in the site's order of topics; one that is not in this language is left out. */
export const faqIn = (
  rows: Result<'faqResult'>,
  topics: readonly string[],
  context: LinkContext,
): FaqGroup[] =>
  faqTopics
    .filter((topic) => topics.length === 0 || topics.includes(topic))
    .map((topic) => ({
      topic,
      entries: rows.flatMap((row) => {
        const question = inLocale(row.question, context.locale)
        const answer = inLocale(row.answer, context.locale)
        if (row.topic !== topic || !question || !answer) return []
        return [{ key: keyOf(row._id), question, answer: resolveText(answer, context) }]
      }),
    }))
    .filter(({ entries }) => entries.length > 0)

/** Terms in the alphabet of the language; a reference to a term that it lacks is left out. */
export const glossaryIn = (rows: Result<'glossaryResult'>, context: LinkContext): GlossaryTerm[] => {
  const { locale } = context
  const known = new Map(
    rows.flatMap(({ _id, term }) => {
      const words = inLocale(term, locale)
      return words ? [[_id, words] as const] : []
    }),
  )
  const order = new Intl.Collator(locales[locale].intl, { sensitivity: 'base', numeric: true })
  return rows
    .flatMap((row): GlossaryTerm[] => {
      const term = known.get(row._id)
      const definition = inLocale(row.definition, locale)
      if (!term || !definition) return []
      const target = row.page ? ownTarget(row.page, context) : null
      return [
        {
          key: keyOf(row._id),
          term,
          definition,
          seeAlso: (row.seeAlso ?? []).flatMap((id) => {
            const other = known.get(id)
            return other ? [{ key: keyOf(id), term: other }] : []
          }),
          page: target && { ...target, label: term, newWindow: false },
        },
      ]
    })
    .sort((a, b) => order.compare(a.term, b.term))
}

export const paymentProvidersIn = (
  rows: Result<'paymentProvidersResult'>,
  { locale }: LinkContext,
): PaymentProvider[] =>
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

export const liquidityProvidersIn = (
  rows: Result<'liquidityProvidersResult'>,
  { locale }: LinkContext,
): LiquidityProvider[] =>
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

const devices = ['web', 'desktop', 'ios', 'android'] as const

/** Platforms a block names, in its order; all of them when it names none. */
export const platformsIn = (
  rows: Result<'platformsResult'>,
  keys: readonly string[],
  { locale }: LinkContext,
): Platform[] => {
  const all = rows.flatMap((row): Platform[] => {
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
  return keys.length === 0 ? all : keys.flatMap((key) => all.find((platform) => platform.key === key) ?? [])
}

export const contactIn = (row: Result<'contactResult'>, { locale }: LinkContext): Contact => ({
  offices: (row?.offices ?? []).map((office) => ({
    key: office._key,
    name: labelIn(office.name, locale),
    address: labelIn(office.address, locale),
    phone: office.phone ?? null,
    hours: inLocale(office.hours, locale),
    isRegistered: office.isRegistered ?? false,
  })),
  channels: (row?.channels ?? []).map(({ _key, label, value, href, note }) => {
    const words = labelIn(value, locale)
    const target = href ? foreignTarget(href) : null
    return {
      key: _key,
      label: labelIn(label, locale),
      value: words,
      link: target && { ...target, label: words, newWindow: false },
      note: inLocale(note, locale),
    }
  }),
})

export const downloadsIn = (row: Result<'downloadsResult'>, context: LinkContext): Downloads => ({
  channels: (row?.channels ?? []).flatMap(({ code, name, link }) => {
    const words = labelIn(name, context.locale)
    return code && words ? [{ code, name: words, link: resolveLink(link, words, context) }] : []
  }),
  requirements: labelIn(row?.requirements, context.locale),
})

export const partnerProgrammeIn = (
  row: Result<'partnerProgrammeResult'>,
  context: LinkContext,
): PartnerProgramme => ({
  models: (row?.models ?? []).map((model) => ({
    key: model._key,
    name: labelIn(model.name, context.locale),
    text: labelIn(model.text, context.locale),
    terms: (model.terms ?? []).map(({ label, value }) => ({
      label: labelIn(label, context.locale),
      value: labelIn(value, context.locale),
    })),
  })),
  conditions: resolveText(inLocale(row?.conditions, context.locale), context),
})
