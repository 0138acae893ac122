import 'server-only'
import { z } from 'zod'
import { askHistory } from '#web/content/lake/client.ts'
import { parsingOnce } from '#web/content/lake/parsing-once.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { Read } from '#web/content/lake/read.ts'

const eventsPage = z.object({
  events: z.record(
    z.string(),
    z.array(z.looseObject({ type: z.string(), revisionId: z.string().nullish() })),
  ),
  nextCursor: z.string().nullish(),
})

const revisionAnswer = z.object({
  documents: z.array(
    z.looseObject({
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
const mostPages = 50

/** The files of a published revision by language; revisions are immutable, so each is fetched once. */
type RevisionFiles = Record<string, string>
const revisions = new Map<string, RevisionFiles>()
const mostRevisions = 5_000

/** Revisions that visitors got, oldest first. */
const publishedRevisions = async (id: string): Promise<string[]> => {
  const found: string[] = []
  let cursor = ''
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({
      limit: '100',
      ...(siteSettings().isEmbedded && { inForce: 'true' }),
      ...(cursor ? { nextCursor: cursor } : {}),
    })
    const answer = eventsPage.parse(await askHistory(`events/documents/${id}?${query}`))
    for (const event of answer.events[id] ?? []) {
      if (published.has(event.type) && event.revisionId) found.push(event.revisionId)
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
  const files = (documents[0]?.file ?? []).flatMap(({ language, value }) => {
    return language && value?.asset ? [[language, value.asset._ref] as const] : []
  })
  if (revisions.size >= mostRevisions) revisions.clear()
  revisions.set(key, Object.fromEntries(files))
  return Object.fromEntries(files)
}

/** Distinct files in order of first publication. */
const versionsIn = (history: readonly RevisionFiles[]): Record<string, string[]> => {
  const versions: Record<string, string[]> = {}
  for (const files of history) {
    for (const [language, asset] of Object.entries(files)) {
      const known = (versions[language] ??= [])
      if (!known.includes(asset)) known.push(asset)
    }
  }
  return versions
}

/** Expires the version list of a paper. */
export const legalVersionsTag = (id: string): string => `legal:${id}`

const versionsResult = z.record(z.string(), z.array(z.string()))

/**
 * Every file of a paper that visitors got, per language, in order of publication: the n-th has the permanent address
 * `/legal/<slug>/<n>.<language>.pdf` (architecture 6).
 */
export const legalVersionsRead = (id: string): Read<Record<string, string[]>> => ({
  key: `versions ${id}`,
  tags: [legalVersionsTag(id)],
  parse: parsingOnce(versionsResult),
  ask: async () => {
    const history: RevisionFiles[] = []
    for (const revision of await publishedRevisions(id)) history.push(await filesOf(id, revision))
    return versionsIn(history)
  },
})
