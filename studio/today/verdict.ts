import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { isEmbedded } from '#studio/connection.ts'
import type { DraftRow } from './rows.ts'

/**
 * The lake's verdict on the publish of a draft by the current user: allowed, not allowed for them, or not
 * valid.
 */
export type Verdict =
  | { kind: 'may' }
  | { kind: 'rights' }
  /** Signatures are missing. */
  | { kind: 'approval' }
  | {
      kind: 'rules'
      sentence: string
      /** The first field at fault, named as in the rules of the content model. */
      path: string
      /** The number of further faults. */
      more: number
    }

const refusalSchema = z.object({
  details: z.object({
    items: z
      .array(
        z.object({
          error: z.object({
            type: z.string(),
            description: z.string(),
            path: z.string().optional(),
          }),
        }),
      )
      .min(1),
  }),
})

/** The lake's no where it was asked for a verdict. */
const verdictSchema = z.object({ refused: z.unknown() })

/**
 * The lake's refusal of a publish as a verdict; undefined where the draft no longer exists.
 * @throws what is not a refusal, e.g. a network error
 */
export function verdictOf(refusal: unknown): Verdict | undefined {
  const parsed = refusalSchema.safeParse(refusal)
  const [first, ...others] = parsed.success ? parsed.data.details.items : []
  if (first === undefined) throw refusal
  const { type, description, path = '' } = first.error
  if (type === 'documentNotFoundError') return undefined
  if (type === 'insufficientPermissionsError') return { kind: 'rights' }
  if (type === 'approvalError') return { kind: 'approval' }
  return {
    kind: 'rules',
    sentence: description.replace(` (field: ${path})`, ''),
    path,
    more: others.length,
  }
}

/** The revision of a draft that was judged. */
export const verdictKey = ({ _id, _rev }: Pick<DraftRow, '_id' | '_rev'>): string => `${_id} ${_rev}`

/** Maximum number of drafts checked, newest first. */
const maxVerdicts = 40
const concurrency = 4

async function ask(
  client: SanityClient,
  { _id, _rev }: DraftRow,
  known: ReadonlyMap<string, Verdict>,
): Promise<Verdict | undefined> {
  const verdict = known.get(verdictKey({ _id, _rev }))
  if (verdict !== undefined) return verdict
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: _id,
    publishedId: _id.replace(/^drafts\./, ''),
  }
  try {
    const answer: unknown = await client.request({
      method: 'POST',
      url: `/data/actions/${client.config().dataset ?? ''}`,
      // A no is expected: as a failed request the browser would write it into its console. Sanity's own lake says it so.
      query: isEmbedded ? { verdict: 'true' } : {},
      body: { actions: [publish], dryRun: true },
    })
    const { data } = verdictSchema.safeParse(answer)
    return data === undefined ? { kind: 'may' } : verdictOf({ details: data.refused })
  } catch (error) {
    return verdictOf(error)
  }
}

/** Asks the lake in dry runs whether the newest drafts could be published now. */
export async function askVerdicts(
  client: SanityClient,
  drafts: readonly DraftRow[],
  known: ReadonlyMap<string, Verdict>,
): Promise<ReadonlyMap<string, Verdict>> {
  const asked = drafts.slice(0, maxVerdicts)
  const found = new Map<string, Verdict>()
  for (let start = 0; start < asked.length; start += concurrency) {
    const some = asked.slice(start, start + concurrency)
    const verdicts = await Promise.all(some.map((draft) => ask(client, draft, known)))
    for (const [index, draft] of some.entries()) {
      const verdict = verdicts[index]
      if (verdict !== undefined) found.set(verdictKey(draft), verdict)
    }
  }
  return found
}
