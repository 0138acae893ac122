import { type Locale, localeIds, locales } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import type { SeedDocument } from '#content/seed-document.ts'

/** One reason not to go live: the document (or the setting), and what to do about it. */
export interface Finding {
  place: string
  message: string
}

/** The published documents, and the day of the check. */
export interface Launch {
  documents: readonly SeedDocument[]
  /** `2026-11-21`. */
  today: string
}

const byId = ({ documents }: Launch, id: string): SeedDocument | undefined =>
  documents.find((one) => one._id === id)

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** Missing documents have their own finding. */
const missing = (place: string): Finding => ({
  place,
  message: 'is not published: without it nothing goes live',
})

/** The licence number is the firm's real one, not the sample (requirements, decision on samples). */
function checkLicence(launch: Launch): Finding[] {
  const entity = byId(launch, 'entity')
  if (entity === undefined) return [missing('entity')]
  const { licenceNumber } = entity
  const licence = typeof licenceNumber === 'string' ? licenceNumber : ''
  return [
    ...(entity['isSample'] === true
      ? [{ place: 'entity', message: `the firm and its licence ${licence} are a sample` }]
      : []),
    ...(/^[0/ -]*$/.test(licence)
      ? [{ place: 'entity', message: `“${licence}” is no licence number of a regulator` }]
      : []),
  ]
}

/** The percentage was computed from accounts. */
function checkPercentage(launch: Launch): Finding[] {
  const warning = byId(launch, 'riskWarning')
  if (warning === undefined) return [missing('riskWarning')]
  if (warning['isSample'] !== true) return []
  const figure = String(warning['lossPercentage'])
  return [{ place: 'riskWarning', message: `the loss percentage ${figure} is a sample, not computed` }]
}

/** Formats a firm needs: B to D with its percentage, E to G without one (CySEC PS-04-2019, 3.5.12). */
const formatsOf = (providerStatus: unknown): string[] =>
  providerStatus === 'standard' ? ['E', 'F', 'G'] : ['B', 'C', 'D']

/** The jurisdiction whose warning the site shows. */
const jurisdiction = 'cy'

/** Every mandated sentence the firm may need exists in every language, and was compared with its source. */
function checkWordings(launch: Launch): Finding[] {
  const warning = byId(launch, 'riskWarning')
  if (warning === undefined) return []
  const texts = records(warning['texts'])
  return formatsOf(warning['providerStatus']).flatMap((format) => {
    const text = texts.find((one) => one['format'] === format && one['jurisdiction'] === jurisdiction)
    return localeIds.flatMap((language) => checkWording(format, language, text?.['wording']))
  })
}

function checkWording(format: string, language: Locale, wording: unknown): Finding[] {
  const found = records(wording).find((item) => item['language'] === language)?.['value']
  const value: Record<string, unknown> = isRecord(found) ? found : {}
  const { sentences, status } = value
  const told = (message: string): Finding[] => [
    { place: 'riskWarning', message: `format ${format} in ${locales[language].name} ${message}` },
  ]
  if (!Array.isArray(sentences) || sentences.length === 0 || status === 'missing') return told('is missing')
  return status === 'verified' ? [] : told('awaits the confirmation of compliance')
}

/** Papers are signed off, not samples. */
const checkPapers = ({ documents }: Launch): Finding[] =>
  documents.flatMap(({ _type, _id, isSample }) =>
    isSample === true && _type !== 'entity' && _type !== 'riskWarning'
      ? [{ place: _id, message: 'is marked as a sample' }]
      : [],
  )

/** No review date has passed; on the day itself it has not. */
const checkReviews = ({ documents, today }: Launch): Finding[] =>
  documents.flatMap(({ _id, reviewDue, nextDue }) => [
    ...(isPast(reviewDue, today) ? [{ place: _id, message: `its review was due on ${reviewDue}` }] : []),
    ...(isPast(nextDue, today) ? [{ place: _id, message: `the next percentage was due on ${nextDue}` }] : []),
  ])

const isPast = (day: unknown, today: string): day is string => typeof day === 'string' && day < today

const checks = [checkLicence, checkPercentage, checkWordings, checkPapers, checkReviews]

/** What in the published content forbids going live, most important first; empty when nothing does. */
export const launchFindings = (launch: Launch): Finding[] => checks.flatMap((check) => check(launch))
