import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { inLocale, labelIn, textOrLabelIn } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { fillTokens } from '#common/fill.ts'
import type { Tokens } from '#web/content/values/tokens.ts'
import { defineDocument } from './define-document.ts'

const entityQuery = defineQuery(`
  *[_type == "entity" && _id == "entity"][0]{
    firmName, licenceNumber, address, regulatorName, regulatorUrl, statement, moneyHeld, compensationLimit, compensationCurrency,
    complaintDays, isSample
  }
`)

export const entity = defineDocument({
  type: 'entity',
  tag: 'entity',
  query: entityQuery,
  isOnEveryPage: true,
  isWhole: true,
  shape: z.object({
    firmName: z.string(),
    licenceNumber: z.string(),
    address: z.union([z.string(), localizedText]),
    regulatorName: localizedText,
    regulatorUrl: text,
    statement: localizedText,
    moneyHeld: localizedText,
    compensationLimit: text,
    compensationCurrency: text,
    complaintDays: z.number().nullish(),
    isSample: z.boolean().nullish(),
  }),
})

/** The firm's facts as tokens for other texts; read only here. */
export const entityTokens = async (locale: Locale): Promise<Tokens> => {
  const { firmName, licenceNumber, address, regulatorName } = await readForPage(entity)
  return {
    firmName,
    licenceNumber,
    address: textOrLabelIn(address, locale).split('\n').join(', '),
    regulatorName: labelIn(regulatorName, locale),
  }
}

/**
 * The firm behind the site, in one language: the one accessor of its name and licence (record 4).
 * @throws when none is published: a page without it would be unlawful
 */
export const getEntity = async (locale: Locale) => {
  const [facts, tokens] = await Promise.all([readForPage(entity), entityTokens(locale)])
  const { compensationLimit, compensationCurrency } = facts
  return {
    firmName: facts.firmName,
    licenceNumber: facts.licenceNumber,
    /** Address, by line. */
    address: textOrLabelIn(facts.address, locale),
    /** Regulation statement with tokens filled in. */
    statement: fillTokens(labelIn(facts.statement, locale), tokens),
    regulatorName: tokens.regulatorName ?? '',
    regulatorUrl: facts.regulatorUrl ?? null,
    /** How client money is held, in a word or two; null where the firm holds none. */
    moneyHeld: inLocale(facts.moneyHeld, locale),
    /** What the compensation fund pays a client at most; `limit` is a decimal string. Null without a fund. */
    compensation:
      compensationLimit && compensationCurrency
        ? { limit: compensationLimit, currency: compensationCurrency }
        : null,
    /** Business days until a complaint is confirmed in writing, at most. */
    complaintDays: facts.complaintDays ?? null,
    isSample: facts.isSample ?? false,
  }
}

export type Entity = Awaited<ReturnType<typeof getEntity>>
