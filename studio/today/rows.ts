import { z } from 'zod'
import { publishedId } from '#studio/published-id.ts'

const id = z.string()
const day = z.string().nullish()

const draftSchema = z.object({
  _id: id,
  _type: z.string(),
  _updatedAt: z.string(),
  _rev: z.string(),
  language: z.string().nullish(),
  /** When its published document was published, if there is one. */
  publishedAt: z.string().nullish(),
})
const paperSchema = z.object({
  _id: id,
  title: z.string().nullish(),
  kind: z.string().nullish(),
  series: z.string().nullish(),
  year: z.number().nullish(),
  quarter: z.number().nullish(),
  effectiveFrom: day,
  reviewDue: day,
  isLastOfSeries: z.boolean().nullish(),
})
const bannerSchema = z.object({
  _id: id,
  title: z.string().nullish(),
  startsAt: z.string().nullish(),
  endsAt: z.string().nullish(),
})
const releaseSchema = z.object({
  _id: id,
  title: z.string().nullish(),
  publishAt: z.string(),
  cardinality: z.string().nullish(),
  /**
   * Since when it waits for signatures, or for the right to publish, which these people lack. The sentence the lake
   * keeps with it is in English and for who scheduled it.
   */
  held: z.object({ since: z.string(), withoutRight: z.string().optional() }).nullish(),
  documents: z.array(
    z.object({
      _id: id,
      _type: z.string(),
      _createdAt: z.string(),
      _updatedAt: z.string(),
      publishedAt: z.string().nullish(),
    }),
  ),
})

/** Everything the start screen shows, as the lake answers `todayQuery`. */
export const todaySchema = z.object({
  warning: z.object({ lossPercentage: z.number().nullish(), nextDue: day }).nullable(),
  papers: z.array(paperSchema),
  drafts: z.array(draftSchema),
  changed: z.array(draftSchema),
  banners: z.array(bannerSchema),
  releases: z.array(releaseSchema),
  /** When the starting content was complete. */
  seededAt: z.string().nullish(),
})

export type TodayRows = z.infer<typeof todaySchema>
export type DraftRow = z.infer<typeof draftSchema>

const english = '"title": title[language == "en"][0].value'
const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
const content = '!(_type match "sanity.*") && !(_type match "system.*") && _type != "contentSeed"'

/** For the raw perspective; `$now` is an instant. */
export const todayQuery = `{
  "warning": *[_id == "riskWarning"][0]{lossPercentage, nextDue},
  "papers": *[_type == "legalDocument" && ${published}]{
    _id, ${english}, kind, series, year, quarter, effectiveFrom, reviewDue, isLastOfSeries
  },
  "drafts": *[_id in path("drafts.**") && ${content}] | order(_updatedAt desc)[0...100]{
    _id, _type, _updatedAt, _rev, language
  },
  "changed": *[!(_id in path("versions.**")) && !(_id in path("_.**")) && ${content}]
    | order(_updatedAt desc)[0...60]{_id, _type, _updatedAt, _rev, language},
  "banners": *[_type == "banner" && ${published} && (startsAt > $now || endsAt > $now)]
    | order(startsAt asc)[0...20]{_id, ${english}, startsAt, endsAt},
  "releases": *[_type == "system.release" && state in ["scheduled", "scheduling"]]{
    _id,
    "title": metadata.title,
    "cardinality": metadata.cardinality,
    held,
    "publishAt": coalesce(publishAt, metadata.intendedPublishAt),
    "documents": *[_id in path("versions." + ^.name + ".**")]{_id, _type, _createdAt, _updatedAt}
  }[defined(publishAt)],
  "seededAt": *[_id == "content.seed"][0].completedAt
}`

/** When the documents of these ids, without prefix, were published. */
export const publishedQuery = '*[_id in $ids]{_id, _updatedAt}'

export const publishedSchema = z.array(z.object({ _id: id, _updatedAt: z.string() }))

/** The published ids of the drafts and versions on the screen. */
export const publishedIds = ({ drafts, releases }: TodayRows): string[] => [
  ...new Set(
    [...drafts, ...releases.flatMap(({ documents }) => documents)].map(({ _id }) => publishedId(_id)),
  ),
]

/** The rows, each draft and version with the time of its last publish. */
export function withPublished(rows: TodayRows, found: z.infer<typeof publishedSchema>): TodayRows {
  const instants = new Map(found.map(({ _id, _updatedAt }) => [_id, _updatedAt]))
  const beside = <Row extends { _id: string }>(row: Row) => ({
    ...row,
    publishedAt: instants.get(publishedId(row._id)),
  })
  const releases = rows.releases.map((release) => ({ ...release, documents: release.documents.map(beside) }))
  return { ...rows, drafts: rows.drafts.map(beside), releases }
}
