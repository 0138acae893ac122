import 'server-only'
import { z } from 'zod'
import { askHistory } from '#web/content/lake/client.ts'
import { parsingOnce } from '#web/content/lake/parsing-once.ts'
import { text } from '#web/content/values/shapes.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { type RevisionFiles, versionsIn, type Versions } from '#web/content/values/legal-times.ts'
import type { Read } from '#web/content/lake/read.ts'

const eventsPage = z.object({
  events: z.record(
    z.string(),
    z.array(z.looseObject({ type: z.string(), timestamp: z.string(), revisionId: z.string().nullish() })),
  ),
  nextCursor: z.string().nullish(),
})

const revisionAnswer = z.object({
  documents: z.array(
    z.looseObject({
      versionLabel: text,
      effectiveFrom: text,
      file: z
        .array(
          z.looseObject({
            language: z.string().nullish(),
            value: z.looseObject({ asset: z.looseObject({ _ref: z.string() }).nullish() }).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
})

/** Events that change what readers see; edits of drafts do not. */
const published = new Set(['publishDocumentVersion', 'createLiveDocument', 'updateLiveDocument'])
const maxPages = 50

const versionShape = z.object({
  asset: z.string(),
  label: z.string().nullable(),
  from: z.string().nullable(),
  shown: z.array(z.object({ from: z.string(), until: z.string().nullable() })),
})

/** Revisions are immutable, so each is fetched once. */
const revisions = new Map<string, RevisionFiles>()
const maxRevisions = 5_000

/** Revisions that visitors got, oldest first, with the instant they did from. */
const publishedRevisions = async (id: string): Promise<{ revision: string; at: string }[]> => {
  const found: { revision: string; at: string }[] = []
  let cursor = ''
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({
      limit: '100',
      ...(siteSettings().isEmbedded && { inForce: 'true' }),
      ...(cursor ? { nextCursor: cursor } : {}),
    })
    const answer = eventsPage.parse(await askHistory(`events/documents/${id}?${query}`))
    for (const event of answer.events[id] ?? []) {
      if (published.has(event.type) && event.revisionId)
        found.push({ revision: event.revisionId, at: event.timestamp })
    }
    cursor = answer.nextCursor ?? ''
    if (!cursor) break
  }
  return found.reverse()
}

const filesOf = async (id: string, revision: string): Promise<RevisionFiles> => {
  const key = `${id} ${revision}`
  const held = revisions.get(key)
  if (held) return held
  const answer = await askHistory(`documents/${id}?${new URLSearchParams({ revision })}`)
  const { documents } = revisionAnswer.parse(answer)
  const [document] = documents
  const told = { label: document?.versionLabel ?? null, from: document?.effectiveFrom ?? null }
  const files = Object.fromEntries(
    (document?.file ?? []).flatMap(({ language, value }) =>
      language && value?.asset ? [[language, { asset: value.asset._ref, ...told }] as const] : [],
    ),
  )
  if (revisions.size >= maxRevisions) revisions.clear()
  revisions.set(key, files)
  return files
}

/** Expires the version list of a paper. */
export const legalVersionsTag = (id: string): string => `legal:${id}`

const versionsResult = z.record(z.string(), z.array(versionShape))

/**
 * Every file of a paper that visitors got, per language, in order of publication: the n-th has the permanent address
 * `/legal/<slug>/<n>.<language>.pdf` (architecture 6).
 */
export const legalVersionsRead = (id: string): Read<Versions> => ({
  key: `versions with times ${id}`,
  tags: [legalVersionsTag(id)],
  parse: parsingOnce(versionsResult),
  ask: async () => {
    const history: { at: string; files: RevisionFiles }[] = []
    for (const { revision, at } of await publishedRevisions(id))
      history.push({ at, files: await filesOf(id, revision) })
    return versionsIn(history)
  },
})
