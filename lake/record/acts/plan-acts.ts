import { isRecord, itemsOf } from '#common/records.ts'
import type { LogAct } from '#common/record-acts.ts'
import { approvalPrefix } from '#lake/approvals/decision.ts'
import { bundleOf, isPublished, isSystem, publishedId } from '#lake/store/document.ts'
import { titleOf } from './describe.ts'
import { releaseActsOf, releasePrefix } from './plan-releases.ts'
import {
  type ActChange,
  type ActEntry,
  described,
  type Known,
  nothing,
  plainAct,
  type PlannedAct,
  text,
} from './planned-act.ts'

/** What is never published, since it is in use as it is written: files, comments, tasks, what Sanity keeps. */
const isPlain = (type: string): boolean => /^(sanity\.|system\.|translation\.|tasks\.|comment$)/.test(type)

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
