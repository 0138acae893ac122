import { createClient } from '@sanity/client'
import type { CustomValidatorResult, ValidationContext, ValidationError } from 'sanity'
import type { Constraint } from './constraints.ts'
import { isRecord } from '#common/records.ts'

type LabelRule = Extract<Constraint, { rule: 'label' }>

/** A file of one language in a version of a paper. */
interface LabelledFile {
  key: unknown
  language: string
  asset: string
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const labelIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Spaces around a label and capitals make no other one. */
const isSameLabel = (one: unknown, other: unknown): boolean =>
  labelIn(one).normalize('NFKC').toLowerCase() === labelIn(other).normalize('NFKC').toLowerCase()

const filesIn = (items: unknown): LabelledFile[] =>
  list(items).flatMap((item) => {
    const value = isRecord(item) ? item['value'] : undefined
    const reference = isRecord(value) ? value['asset'] : undefined
    if (!isRecord(item) || !isRecord(reference)) return []
    const { _key: key, language } = item
    const { _ref: asset } = reference
    return typeof language === 'string' && typeof asset === 'string' ? [{ key, language, asset }] : []
  })

/** The published versions of a document, oldest first, as the lake remembers them; a hosted project has no such answer. */
async function publishedVersions({ of, field }: LabelRule, context: ValidationContext): Promise<unknown[]> {
  const config = context.getClient({ apiVersion: '2026-05-04' }).config()
  // Validation gets its client behind a Proxy, which `request` cannot be called on: its private fields are not there.
  const client = createClient({ ...config, useCdn: false })
  const { dataset } = config
  const id = context.document?._id.replace(/^drafts\.|^versions\.[^.]+\./, '') ?? ''
  try {
    const answer = await client.request<unknown>({
      uri: `/data/history/${dataset}/published/${id}`,
      query: { fields: `${of},${field}` },
    })
    return isRecord(answer) ? list(answer['published']) : []
  } catch (error) {
    if (isRecord(error) && error['statusCode'] === 404) return []
    throw error
  }
}

/**
 * Which files of the document bear a version label that another file of their language was published under: told at
 * the file and at the label. What stands published already may stay, as the lake says too.
 */
export async function labelFaults(
  rule: LabelRule,
  document: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!isRecord(document)) return true
  const files = filesIn(document[rule.of])
  if (files.length === 0) return true
  const label = document[rule.field]
  const versions = (await publishedVersions(rule, context)).filter(isRecord)
  const borne = versions.filter((version) => isSameLabel(version[rule.field], label))
  const newest = versions.at(-1)
  const standing =
    newest && isSameLabel(newest[rule.field], label)
      ? filesIn(newest[rule.of]).map(({ language, asset }) => `${language} ${asset}`)
      : []
  const errors = files.flatMap(({ key, language, asset }): ValidationError[] => {
    if (standing.includes(`${language} ${asset}`)) return []
    const past = borne.findLast((version) =>
      filesIn(version[rule.of]).some((file) => file.language === language && file.asset !== asset),
    )
    if (past === undefined) return []
    const as = labelIn(label) === '' ? 'without a version label' : `as version “${labelIn(label)}”`
    const day = String(past['publishedAt']).slice(0, 10)
    const message = `${rule.message} A different ${languageNames.of(language)} file was published ${as} on ${day}.`
    const place = typeof key === 'string' ? [rule.of, { _key: key }, 'value'] : [rule.of]
    return [
      { message, path: place },
      { message, path: [rule.field] },
    ]
  })
  return errors.length > 0 ? errors : true
}
