import { createClient } from '@sanity/client'
import type { CustomValidatorResult, ValidationContext, ValidationError } from 'sanity'
import { isRecord, itemsOf, type JsonObject } from '#common/records.ts'
import { type PublishedState, usedLabels } from '#common/rules/label.ts'
import type { RuleOf } from '#common/rules/rule-schema.ts'
import { inWords } from '#schemas/words/say.ts'

type LabelRule = RuleOf<'label'>

/**
 * The published versions of a document, oldest first, from the lake; a hosted project has no such endpoint.
 */
async function publishedVersions(
  { of, field }: LabelRule,
  context: ValidationContext,
): Promise<JsonObject[]> {
  const config = context.getClient({ apiVersion: '2026-05-04' }).config()
  // The client of validation is wrapped in a Proxy, on which `request` fails: private fields are missing.
  const client = createClient({ ...config, useCdn: false })
  const { dataset } = config
  const id = context.document?._id.replace(/^drafts\.|^versions\.[^.]+\./, '') ?? ''
  try {
    const answer = await client.request<unknown>({
      url: `/data/history/${dataset}/published/${id}`,
      query: { fields: `${of},${field}` },
    })
    return isRecord(answer) ? itemsOf(answer['published']).filter(isRecord) : []
  } catch (error) {
    if (isRecord(error) && error['statusCode'] === 404) return []
    throw error
  }
}

/**
 * The files of the document whose version label was used by another published file of their language:
 * reported at the file and at the label.
 */
export async function labelFaults(
  rule: LabelRule,
  document: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!isRecord(document) || itemsOf(document[rule.of]).length === 0) return true
  const versions = await publishedVersions(rule, context)
  const states = versions.map(
    (version): PublishedState => ({ time: String(version['publishedAt']), document: version }),
  )
  const errors = usedLabels(rule, document, versions.at(-1), () => states).flatMap(
    ({ step, message }): ValidationError[] => [
      { message: inWords(message), path: [rule.of, step, 'value'] },
      { message: inWords(message), path: [rule.field] },
    ],
  )
  return errors.length > 0 ? errors : true
}
