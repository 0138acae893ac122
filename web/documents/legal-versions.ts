import 'server-only'
import { z } from 'zod'
import { askHistory } from '#web/content/lake/client.ts'
import { parsingOnce } from '#web/content/lake/parsing-once.ts'
import { text } from '#web/content/values/shapes.ts'
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
  /** Id of the file. */
  asset: z.string(),
  /** What it was called when it was last published, and from when it was in force (ISO date). */
  label: z.string().nullable(),
  from: z.string().nullable(),
})
export type LegalVersion = z.infer<typeof versionShape>

/** The files of a published revision by language; revisions are immutable, so each is fetched once. */
type RevisionFiles = Readonly<Record<string, LegalVersion>>
const revisions = new Map<string, RevisionFiles>()
const maxRevisions = 5_000

/** Revisions that visitors got, oldest first. */
const publishedRevisions = async (id: string): Promise<string[]> => {
  const found: string[] = []
  let cursor = ''
  for (let page = 0; page < maxPages; page += 1) {
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

type Versions = Record<string, LegalVersion[]>

/** Distinct files in order of first publication, each as it was called last. */
const versionsIn = (history: readonly RevisionFiles[]): Versions => {
  const versions: Versions = {}
  for (const files of history) {
    for (const [language, version] of Object.entries(files)) {
      const known = (versions[language] ??= [])
      const at = known.findIndex(({ asset }) => asset === version.asset)
      if (at < 0) known.push(version)
      else known[at] = version
    }
  }
  return versions
}

/** Expires the version list of a paper. */
export const legalVersionsTag = (id: string): string => `legal:${id}`

const versionsResult = z.record(z.string(), z.array(versionShape))

/**
 * Every file of a paper that visitors got, per language, in order of publication: the n-th has the permanent address
 * `/legal/<slug>/<n>.<language>.pdf` (architecture 6).
 */
export const legalVersionsRead = (id: string): Read<Versions> => ({
  key: `versions with labels ${id}`,
  tags: [legalVersionsTag(id)],
  parse: parsingOnce(versionsResult),
  ask: async () => {
    const history: RevisionFiles[] = []
    for (const revision of await publishedRevisions(id)) history.push(await filesOf(id, revision))
    return versionsIn(history)
  },
})
