import 'server-only'
import type { Locale } from '#locales/table.ts'
import { labelIn, textOrLabelIn } from '#web/content/values/localized.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { fillTokens } from '#common/fill.ts'
import { type Tokens } from '#web/content/values/tokens.ts'
import type { Entity } from '#web/content/pages/types.ts'

/** The firm's facts for the tokens of other texts; only here are they read. */
export const entityTokens = async (locale: Locale): Promise<Tokens> => {
  const { firmName, licenceNumber, address, regulatorName } = await readForPage(siteReads.entity)
  return {
    firmName,
    licenceNumber,
    address: textOrLabelIn(address, locale).split('\n').join(', '),
    regulatorName: labelIn(regulatorName, locale),
  }
}

/**
 * The firm that answers for the site, in one language. The one accessor of its name and licence (record 4).
 * @throws when none is published: a page without it is not lawful
 */
export const getEntity = async (locale: Locale): Promise<Entity> => {
  const [entity, tokens] = await Promise.all([readForPage(siteReads.entity), entityTokens(locale)])
  return {
    firmName: entity.firmName,
    licenceNumber: entity.licenceNumber,
    address: textOrLabelIn(entity.address, locale),
    statement: fillTokens(labelIn(entity.statement, locale), tokens),
    regulatorName: tokens.regulatorName ?? '',
    regulatorUrl: entity.regulatorUrl ?? null,
    isSample: entity.isSample ?? false,
  }
}
