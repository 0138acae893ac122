import { isRecord, itemsOf } from '#common/records.ts'
import type { LogAct } from '#common/record-acts.ts'
import { approvalPrefix } from '#lake/approvals/decision.ts'
import type { Cause } from '#lake/store/committed.ts'
import { bundleOf, isPublished, isSystem, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { stepOf } from '#lake/store/release-events.ts'
import { changedFields, languageOf, titleOf } from './describe.ts'

type State = LakeDocument | undefined

/** What an entry did to one document. */
export interface ActChange {
  id: string
  before: State
  after: State
}

/** An entry of the log, as the acts in it are told. */
export interface ActEntry {
  author: string
  changes: readonly ActChange[]
  causes: readonly Pick<Cause, 'action' | 'publishedId'>[]
  /** Why revisions were forgotten, in an entry that records it. */
  reason: string | undefined
}

/** What is known of documents before the entry. */
export interface Known {
  /** What visitors may get of a document. */
  published: (id: string) => State
  /** Type and title of a document as they were told last. */
  last: (id: string) => { type?: string | undefined; title?: string | undefined } | undefined
  /** Published ids of the documents that a release holds. */
  heldBy: (release: string) => readonly string[]
}

/** One act on one document. */
export interface PlannedAct {
  act: LogAct
  /** Id of who did it: who tried, where the lake wrote down what they tried. */
  person: string
  /** The published id. */
  document: string
  /** Of the states that changed: what is published, drafts, versions. */
  ids: readonly string[]
  type: string | undefined
  title: string | undefined
  language: string | undefined
  release: string | undefined
  fields: readonly string[]
  /** Why, in the words of who did it; of a refusal those of the rule. */
  reason: string | undefined
  /** What belongs to the act alone, such as the instant of a schedule. */
  detail: Readonly<Record<string, unknown>>
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** What is never published, since it is in use as it is written: files, comments, tasks, what Sanity keeps. */
const isPlain = (type: string): boolean => /^(sanity\.|system\.|translation\.|tasks\.|comment$)/.test(type)

const plainAct = ({ before, after }: Pick<ActChange, 'before' | 'after'>) => {
  if (before === undefined) return 'created' as const
  return after === undefined ? ('deleted' as const) : ('edited' as const)
}

const described = (before: State, after: State) => {
  const state = after ?? before
  return {
    type: state?._type,
    title: state && titleOf(state),
    language: languageOf(before, after),
    fields: before === undefined || after === undefined ? [] : changedFields(before, after),
  }
}

const nothing = { reason: undefined, detail: {}, release: undefined } as const

/** What became of a document of content, whose published state, draft and versions are one. */
function contentAct(
  entry: ActEntry,
  document: string,
  changes: readonly ActChange[],
  known: Known,
): PlannedAct {
  const live = changes.find(({ id }) => isPublished(id))
  const versions = changes.filter((change) => change !== live)
  const ids = [...(live ? [live] : []), ...versions].map(({ id }) => id)
  const release = ids.map(bundleOf).find((bundle) => bundle !== undefined && bundle !== 'drafts')
  const own = { ...nothing, person: entry.author, document, ids, release }
  if (live !== undefined) {
    const { before, after } = live
    const told = described(before, after)
    if (told.type !== undefined && isPlain(told.type)) return { ...own, ...told, act: plainAct(live) }
    if (after !== undefined) return { ...own, ...told, act: 'published' }
    const isKept = versions.some((one) => one.after !== undefined)
    const isTakenOffline = entry.causes.some(
      ({ action, publishedId: of }) => action === 'document.unpublish' && of === document,
    )
    return { ...own, ...told, act: isKept || isTakenOffline ? 'unpublished' : 'deleted' }
  }
  const [first] = versions
  // The first edit of a published document makes its draft.
  const before = first?.before ?? known.published(document)
  const after = first?.after
  if (after === undefined) return { ...own, ...described(first?.before, undefined), act: 'discarded' }
  return { ...own, ...described(before, after), act: before === undefined ? 'created' : 'edited' }
}

const releasePrefix = '_.releases.'
const releaseSteps: Readonly<Record<string, LogAct>> = {
  createRelease: 'release.created',
  scheduleRelease: 'release.scheduled',
  unscheduleRelease: 'release.unscheduled',
  publishRelease: 'release.published',
  archiveRelease: 'release.archived',
  unarchiveRelease: 'release.unarchived',
}

/** A step of a release; of a schedule also what it means for each document that it holds. */
function releaseActsOf(entry: ActEntry, change: ActChange, known: Known): PlannedAct[] {
  const { id, before, after } = change
  const step = releaseSteps[stepOf(change)?.type ?? '']
  const release = id.slice(releasePrefix.length)
  const publishAt = text(after?.['publishAt'])
  const common = {
    ...nothing,
    person: entry.author,
    release,
    reason: text(after?.['error']),
    detail: publishAt === undefined ? {} : { publishAt },
  }
  const own: PlannedAct = {
    ...common,
    ...described(before, after),
    act: step ?? (after === undefined ? 'release.deleted' : 'release.edited'),
    document: id,
    ids: [id],
  }
  const each = { 'release.scheduled': 'scheduled', 'release.unscheduled': 'unscheduled' } as const
  if (own.act !== 'release.scheduled' && own.act !== 'release.unscheduled') return [own]
  const act = each[own.act]
  const arriving = entry.changes.flatMap((one) => (bundleOf(one.id) === release ? [publishedId(one.id)] : []))
  const held = [...new Set([...known.heldBy(release), ...arriving])]
  return [
    own,
    ...held.map((document): PlannedAct => {
      const last = known.last(document)
      return {
        ...common,
        act,
        document,
        ids: [`versions.${release}.${document}`],
        type: last?.type,
        title: last?.title,
        language: undefined,
        fields: [],
      }
    }),
  ]
}

const decisionActs: Readonly<Record<string, LogAct>> = {
  ask: 'approval.asked',
  approve: 'approval.approved',
  refuse: 'approval.refused',
  withdraw: 'approval.withdrawn',
}

/** What somebody said of a content; nothing for what only looks like it. */
function approvalActsOf(entry: ActEntry, { id, before, after }: ActChange, known: Known): PlannedAct[] {
  if (before !== undefined || after === undefined) return []
  const person = isRecord(after['person']) ? text(after['person']['id']) : undefined
  const of = (document: string, act: LogAct, detail: PlannedAct['detail']): PlannedAct => {
    const state = known.published(document)
    const last = known.last(document)
    return {
      act,
      person: person ?? entry.author,
      document,
      ids: [id],
      type: last?.type ?? state?._type,
      title: last?.title ?? (state && titleOf(state)),
      language: text(state?.['language']),
      release: text(after['releaseId']),
      fields: [],
      reason: text(after['reason']) ?? text(after['comment']),
      detail,
    }
  }
  if (after._type === 'approval.seed') {
    return itemsOf(after['documents']).flatMap((one) => {
      const document = isRecord(one) ? text(one['publishedId']) : undefined
      return document === undefined ? [] : [of(document, 'approval.seeded', {})]
    })
  }
  const subject = isRecord(after['subject']) ? after['subject'] : {}
  const document = text(subject['publishedId'])
  const act =
    after._type === 'approval.attempt' ? 'approval.lacking' : decisionActs[text(after['kind']) ?? '']
  if (document === undefined || act === undefined) return []
  const { act: about, contentHash } = subject
  const ticket = text(after['ticket'])
  return [of(document, act, { about, contentHash, ...(ticket !== undefined && { ticket }) })]
}

/**
 * The acts in an entry of the log, one for each document it concerns: what was published is one act with the draft that
 * went for it.
 */
export function actsOf(entry: ActEntry, known: Known): PlannedAct[] {
  if (entry.reason !== undefined) {
    return entry.causes.map(({ publishedId: document }) => ({
      ...nothing,
      act: 'record.forgotten',
      person: entry.author,
      document,
      ids: [document],
      type: known.last(document)?.type,
      title: undefined,
      language: undefined,
      fields: [],
      reason: entry.reason,
    }))
  }
  const content = Map.groupBy(
    entry.changes.filter(({ id }) => !isSystem(id)),
    ({ id }) => publishedId(id),
  )
  const system = entry.changes.filter(({ id }) => isSystem(id))
  return [
    ...[...content].map(([document, changes]) => contentAct(entry, document, changes, known)),
    ...system.flatMap((change): PlannedAct[] => {
      const { id, before, after } = change
      if (id.startsWith(releasePrefix)) return releaseActsOf(entry, change, known)
      if (id.startsWith(approvalPrefix)) return approvalActsOf(entry, change, known)
      const own = { ...nothing, person: entry.author, document: id, ids: [id] }
      return [{ ...own, ...described(before, after), act: plainAct(change) }]
    }),
  ]
}
