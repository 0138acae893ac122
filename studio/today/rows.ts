import { z } from 'zod'

const id = z.string()
const day = z.string().nullish()

const draftSchema = z.object({
  _id: id,
  _type: z.string(),
  _updatedAt: z.string(),
  _rev: z.string(),
  language: z.string().nullish(),
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
  documents: z.array(z.object({ _id: id, _type: z.string() })),
})

/** Everything the start screen shows, as the lake answers `todayQuery`. */
export const todaySchema = z.object({
  warning: z.object({ lossPercentage: z.number().nullish(), nextDue: day }).nullable(),
  papers: z.array(paperSchema),
  drafts: z.array(draftSchema),
  changed: z.array(draftSchema),
  banners: z.array(bannerSchema),
  releases: z.array(releaseSchema),
})

export type TodayRows = z.infer<typeof todaySchema>
export type DraftRow = z.infer<typeof draftSchema>

const english = '"title": title[language == "en"][0].value'
const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
const content = '!(_type match "sanity.*") && !(_type match "system.*") && _type != "contentSeed"'

/** Asked in the raw perspective; `$now` is an instant. */
export const todayQuery = `{
  "warning": *[_id == "riskWarning"][0]{lossPercentage, nextDue},
  "papers": *[_type == "legalDocument" && ${published}]{
    _id, ${english}, kind, series, year, quarter, effectiveFrom, reviewDue
  },
  "drafts": *[_id in path("drafts.**") && ${content}] | order(_updatedAt desc)[0...100]{
    _id, _type, _updatedAt, _rev, language
  },
  "changed": *[!(_id in path("versions.**")) && !(_id in path("_.**")) && ${content}]
    | order(_updatedAt desc)[0...8]{_id, _type, _updatedAt, _rev, language},
  "banners": *[_type == "banner" && ${published} && (startsAt > $now || endsAt > $now)]
    | order(startsAt asc)[0...20]{_id, ${english}, startsAt, endsAt},
  "releases": *[_type == "system.release" && state in ["scheduled", "scheduling"]]{
    _id,
    "title": metadata.title,
    "publishAt": coalesce(publishAt, metadata.intendedPublishAt),
    "documents": *[_id in path("versions." + ^.name + ".**")]{_id, _type}
  }[defined(publishAt)]
}`
