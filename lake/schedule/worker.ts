import { approvalPrefix } from '#lake/approvals/decision.ts'
import { signersIn } from '#lake/approvals/judge/signers.ts'
import type { Lake } from '#lake/lake.ts'
import type { Principal } from '#lake/access/principal.ts'
import { HttpError } from '#lake/http/errors.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { publishRelease } from '#lake/write/releases/publish-release.ts'
import { LacksRight, type RightBehind, rightsBehind } from '#lake/write/releases/rights-behind.ts'
import { asRelease, heldReleases, type Release, releaseIn } from '#lake/write/releases/release.ts'
import { planDue, type Timed } from './plan-due.ts'

/** The longest sleep; the machine's clock may be set meanwhile. */
const longestSleepMs = 60_000
/** Delay before another attempt when the lake could not write. */
const retryMs = 30_000
/** A publish is late from this delay on, also while the lake runs. */
const lateMs = 60_000

/** Publishes scheduled releases on time until it is stopped. */
export interface ScheduleWorker {
  stop(): Promise<void>
}

const whoScheduled = ({ scheduledBy }: Release): Principal => ({
  // The right to publish is checked by `rightsBehind`: it may be that of who signed.
  id: scheduledBy ?? '<system>',
  name: 'Schedule',
  role: 'administrator',
  kind: 'system',
})

const systemPrincipal: Principal = { id: '<system>', name: 'Schedule', role: 'administrator', kind: 'system' }

/** Every scheduled release of a dataset with its instant. */
const scheduled = (dataset: Dataset): (Timed & { release: Release })[] =>
  dataset.documents.ofType('system.release').flatMap((doc) => {
    const release = asRelease(doc)
    return release?.state === 'scheduled' && release.publishAt !== undefined
      ? [{ release, at: Date.parse(release.publishAt), scheduledAfter: release.scheduledAfter }]
      : []
  })

/** Changes a scheduled release, which is locked for everybody else. */
async function change(
  lake: Lake,
  dataset: Dataset,
  name: string,
  { told, changed }: { told: string; changed: (release: Release, now: string) => LakeDocument },
): Promise<void> {
  await lake.writer.submit({
    dataset,
    principal: systemPrincipal,
    transactionId: undefined,
    dryRun: false,
    kind: 'actionError',
    plan: (workspace) => {
      const release = releaseIn(workspace, name, told, ['scheduled'])
      workspace.unlockRelease(name)
      workspace.put(changed(release, workspace.timestamp))
    },
  })
}

/** Returns the release to its editors with the reason; its schedule is not retried. */
const unscheduleFailed = (lake: Lake, dataset: Dataset, name: string, message: string): Promise<void> =>
  change(lake, dataset, name, {
    told: 'given back',
    changed: ({
      publishAt: _at,
      scheduledBy: _by,
      scheduledAfter: _after,
      held: _held,
      finalDocumentStates: _states,
      ...kept
    }) => ({
      ...kept,
      state: 'active',
      error: { message },
    }),
  })

/** Marks a release whose time has come, and whose signatures or right to publish have not. */
const hold = (lake: Lake, dataset: Dataset, name: string, lacking: HttpError | LacksRight): Promise<void> =>
  change(lake, dataset, name, {
    told: 'held',
    changed: (release, now) => ({
      ...release,
      held: {
        since: release.held?.since ?? now,
        reason: lacking.message,
        ...(lacking instanceof LacksRight ? { withoutRight: lacking.names } : {}),
      },
    }),
  })

const waits = (error: unknown): error is HttpError | LacksRight =>
  error instanceof LacksRight || (error instanceof HttpError && error.body['type'] === 'approvalError')

async function publish(lake: Lake, dataset: Dataset, release: Release, isLate: boolean): Promise<void> {
  const { name, publishAt } = release
  const facts = { dataset: dataset.name, release: name, publishAt }
  const approvalStates = lake.approvals.of(dataset)
  let rights: RightBehind[] = []
  const send = (dryRun: boolean) =>
    lake.writer.submit({
      dataset,
      principal: whoScheduled(release),
      transactionId: undefined,
      dryRun,
      kind: 'actionError',
      plan: (workspace) => {
        const current = releaseIn(workspace, name, 'published by its schedule', ['scheduled'])
        // Rescheduled meanwhile: the new time counts.
        if (current.publishAt !== publishAt) return
        // Last: what is told to lack the right to publish lacks no signature.
        if (!dryRun) rights = rightsBehind(workspace, current, approvalStates, signersIn(lake.db))
        publishRelease(workspace, name, 'release.schedule', {
          ...(isLate ? { publishedLate: true } : {}),
          ...(rights.length > 0 ? { byRightOf: rights } : {}),
        })
      },
    })
  try {
    // A release that waits is looked at after every signature: that is no attempt of anybody.
    await send(true)
    const { committed } = await send(false)
    if (committed === undefined) return
    lake.log[isLate ? 'warn' : 'info']('scheduled release published', {
      ...facts,
      late: isLate,
      scheduledBy: release.scheduledBy,
      byRightOf:
        rights.map(({ publishedId, person }) => `${publishedId}: ${person.id}`).join(', ') || undefined,
    })
  } catch (error) {
    if (waits(error)) {
      if (release.held?.reason === error.message) return
      lake.log.error('scheduled release held', { ...facts, reason: error.message })
      return hold(lake, dataset, name, error)
    }
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    lake.log.error('scheduled release refused', { ...facts, reason: error.message })
    if (asRelease(dataset.get(release._id))?.state === 'scheduled')
      await unscheduleFailed(lake, dataset, name, error.message)
  }
}

/**
 * Starts the timer for schedules. They are stored in the releases themselves, so they survive a restart; a
 * release that came due while the lake was down is published at once and marked late.
 */
export function startSchedules(lake: Lake): ScheduleWorker {
  const startedAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const run = async (): Promise<void> => {
    let failed = false
    for (const dataset of lake.datasets.list()) {
      for (const { release, at } of planDue(scheduled(dataset), Date.now())) {
        if (isStopped) return
        const isLate = at < startedAt || Date.now() - at > lateMs
        try {
          await publish(lake, dataset, release, isLate)
        } catch (error) {
          failed = true
          lake.log.error('scheduled release not written', { release: release.name, reason: String(error) })
        }
      }
    }
    wake(failed ? retryMs : undefined)
  }
  const wake = (after?: number) => {
    clearTimeout(timer)
    if (isStopped) return
    // What is held is published with its last signature. It is looked at now and then besides: that signature may have
    // come while it was marked, and people and policies change.
    const again = Date.now() + longestSleepMs
    const instants = lake.datasets
      .list()
      .flatMap((dataset) => scheduled(dataset).map(({ release, at }) => (release.held ? again : at)))
    if (instants.length === 0 && after === undefined) return
    const sleep = after ?? Math.min(longestSleepMs, Math.max(0, Math.min(...instants) - Date.now()))
    timer = setTimeout(() => {
      running = running.then(run)
    }, sleep)
  }
  const watched = new WeakSet<Dataset>()
  const watch = () => {
    for (const dataset of lake.datasets.list()) {
      if (watched.has(dataset)) continue
      watched.add(dataset)
      dataset.subscribe(({ changes }) => {
        if (changes.some(({ id }) => id.startsWith('_.releases.'))) wake()
        if (changes.some(({ id }) => id.startsWith(approvalPrefix)) && heldReleases(dataset).length > 0)
          wake(0)
      })
    }
  }
  watch()
  lake.datasets.onCreate(watch)
  wake(lake.datasets.list().some((dataset) => heldReleases(dataset).length > 0) ? 0 : undefined)
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
