import type { LogAct } from '#common/record-acts.ts'
import { bundleOf, publishedId } from '#lake/store/document.ts'
import { stepOf } from '#lake/store/release-events.ts'
import {
  type ActChange,
  type ActEntry,
  described,
  type Known,
  nothing,
  type PlannedAct,
  text,
} from './planned-act.ts'

export const releasePrefix = '_.releases.'
const releaseSteps: Readonly<Record<string, LogAct>> = {
  createRelease: 'release.created',
  scheduleRelease: 'release.scheduled',
  unscheduleRelease: 'release.unscheduled',
  publishRelease: 'release.published',
  archiveRelease: 'release.archived',
  unarchiveRelease: 'release.unarchived',
}

/** The steps of a change: the Studio makes and schedules the release of a single draft in one. */
function stepsOf(change: ActChange): LogAct[] {
  const { after } = change
  if (after === undefined) return ['release.deleted']
  const step = releaseSteps[stepOf(change)?.type ?? ''] ?? 'release.edited'
  return step === 'release.created' && after['state'] === 'scheduled'
    ? ['release.scheduled', 'release.created']
    : [step]
}

const ofEach = { 'release.scheduled': 'scheduled', 'release.unscheduled': 'unscheduled' } as const

/** The steps of a release; of a schedule also what it means for each document that it holds. */
export function releaseActsOf(entry: ActEntry, change: ActChange, known: Known): PlannedAct[] {
  const { id, before, after } = change
  const release = id.slice(releasePrefix.length)
  const publishAt = text(after?.['publishAt'])
  const common = {
    ...nothing,
    person: entry.author,
    release,
    reason: text(after?.['error']),
    detail: publishAt === undefined ? {} : { publishAt },
  }
  const arriving = entry.changes.filter((one) => bundleOf(one.id) === release && one.after !== undefined)
  const told = new Map(arriving.map((one) => [publishedId(one.id), described(undefined, one.after)]))
  return stepsOf(change).flatMap((step): PlannedAct[] => {
    const own: PlannedAct = { ...common, ...described(before, after), act: step, document: id, ids: [id] }
    if (step !== 'release.scheduled' && step !== 'release.unscheduled') return [own]
    const held = [...new Set([...known.heldBy(release), ...told.keys()])]
    return [
      own,
      ...held.map((document): PlannedAct => {
        const last = known.last(document) ?? told.get(document)
        return {
          ...common,
          act: ofEach[step],
          document,
          ids: [`versions.${release}.${document}`],
          type: last?.type,
          title: last?.title,
          language: undefined,
          fields: [],
        }
      }),
    ]
  })
}
