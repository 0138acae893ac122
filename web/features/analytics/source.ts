import { isRecord } from '#common/records.ts'
import { labelOf, placeOf } from './label.ts'

/** Where a visit comes from (requirements D11); unknown parts are empty. */
export interface MarketingSource {
  keywords: string
  group: string
  campaign: string
  medium: string
  source: string
  /** The first page, host and path. */
  page: string
  /** The referring page, host and path; empty if none or ours. */
  referrer: string
}

/** Campaign parameters by meaning, in order of precedence. */
const parameters = {
  keywords: ['utm_term', 'keyword'],
  group: ['utm_content', 'utm_adgroup', 'adgroup'],
  campaign: ['utm_campaign'],
  medium: ['utm_medium'],
  source: ['utm_source'],
} as const

/** The source of a visit that starts at an address. */
export const sourceFrom = (address: string, referrer: string): MarketingSource => {
  const { searchParams, origin } = new URL(address)
  const said = (names: readonly string[]): string =>
    labelOf(names.map((name) => searchParams.get(name) ?? '').find((value) => value !== '') ?? '')
  const isOurs = referrer !== '' && URL.canParse(referrer) && new URL(referrer).origin === origin
  return {
    keywords: said(parameters.keywords),
    group: said(parameters.group),
    campaign: said(parameters.campaign),
    medium: said(parameters.medium),
    source: said(parameters.source),
    page: placeOf(address),
    referrer: isOurs ? '' : placeOf(referrer),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses the source stored for a tab; null if invalid. */
export const sourceIn = (text: string | null): MarketingSource | null => {
  if (text === null) return null
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(kept)) return null
  const { keywords, group, campaign, medium, source, page, referrer } = kept
  return isText(keywords) &&
    isText(group) &&
    isText(campaign) &&
    isText(medium) &&
    isText(source) &&
    isText(page) &&
    isText(referrer)
    ? { keywords, group, campaign, medium, source, page, referrer }
    : null
}
