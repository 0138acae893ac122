import type { Lake } from '#lake/lake.ts'
import { addonOf } from '#lake/store/addon.ts'
import type { Committed } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { type DeliveryLoop, reasonOf, startLoop } from '../loop.ts'
import { post } from '../post.ts'
import type { Hook } from './hook.ts'
import { type HookQuery, payloadOf, readHookQuery } from './hook-query.ts'
import { hookById, placeOf } from './hook-table.ts'
import { enqueue, type HookMessage, type NewMessage, nextMessage, noteAttempt } from './message-table.ts'
import { failureOf, type Outcome, planNext } from './plan-attempt.ts'
import { occasionOf } from './plan-occasion.ts'

/** As long as Sanity waits for a receiver. */
const requestTimeoutMs = 30_000
const entriesAtOnce = 50

/** The datasets a hook tells of: comments and tasks are for people, and sent nowhere. */
export const datasetsOf = (
  { datasets, settings }: Pick<Lake, 'datasets' | 'settings'>,
  name: string,
): Dataset[] =>
  datasets
    .list()
    .filter(
      (dataset) => dataset.name !== addonOf(settings.dataset) && (name === '*' || name === dataset.name),
    )

/** How many documents a filter of the hook may meet. */
export const sizeOf = (datasets: readonly Dataset[]): number =>
  Math.max(0, ...datasets.map((dataset) => dataset.documents.all.items.length))

/**
 * Reads the log for one hook and sends what its rule asks for, one message at a time, until it is stopped. Place and
 * messages are on disk, so nothing is lost by a restart, and what a receiver had taken already comes again under the
 * same `idempotency-key`.
 */
export const startHookDelivery = (lake: Lake, hookId: string): DeliveryLoop => {
  const { db, log, history, settings } = lake
  let read: { updatedAt: string; query: HookQuery } | undefined

  const queryOf = (hook: Hook): HookQuery => {
    if (read?.updatedAt !== hook.updatedAt) {
      read = {
        updatedAt: hook.updatedAt,
        query: readHookQuery(hook.rule, sizeOf(datasetsOf(lake, hook.dataset))),
      }
    }
    return read.query
  }

  const messagesOf = async (hook: Hook, dataset: Dataset, committed: Committed): Promise<NewMessage[]> => {
    const messages: NewMessage[] = []
    for (const change of committed.changes) {
      const occasion = occasionOf(change, hook)
      if (occasion === undefined) continue
      const payload = await payloadOf(queryOf(hook), occasion, { dataset, projectId: settings.projectId })
      if (payload === undefined) continue
      const headers = {
        'sanity-project-id': settings.projectId,
        'sanity-dataset': dataset.name,
        'sanity-document-id': change.id,
        'sanity-operation': occasion.operation,
        'sanity-transaction-id': committed.transactionId,
        'sanity-transaction-time': committed.timestamp,
        'sanity-webhook-id': hook.id,
      }
      messages.push({ headers, payload })
    }
    return messages
  }

  /** Reads the next entries of one log. @returns whether there were any */
  const gather = async (hook: Hook, stopping: AbortSignal): Promise<boolean> => {
    for (const dataset of datasetsOf(lake, hook.dataset)) {
      const place = placeOf(db, hook.id, dataset.id)
      if (place >= dataset.tip.sequence) continue
      const entries = history.since(dataset, place, entriesAtOnce)
      const last = entries.at(-1)
      if (last === undefined) continue
      const messages: NewMessage[] = []
      for (const entry of entries) {
        try {
          messages.push(...(await messagesOf(hook, dataset, entry)))
        } catch (error) {
          // A query that fails on this content fails again: the hook goes on with the next change.
          log.error('a hook could not be asked', {
            hook: hook.id,
            sequence: entry.sequence,
            reason: reasonOf(error),
          })
        }
      }
      // Removed or stopped meanwhile: the place stays, where there is one.
      if (stopping.aborted || hookById(db, hook.id)?.updatedAt !== hook.updatedAt) return true
      enqueue(db, { hookId: hook.id, datasetId: dataset.id, sequence: last.sequence }, messages)
      return true
    }
    return false
  }

  const attempt = async (hook: Hook, message: HookMessage, stopping: AbortSignal): Promise<void> => {
    const createdAt = new Date().toISOString()
    const began = performance.now()
    const headers = { ...hook.headers, ...message.headers, 'idempotency-key': `${hook.id}-${message.id}` }
    let outcome: Outcome
    let resultBody: string | null = null
    try {
      const answer = await post(
        {
          url: hook.url,
          method: hook.httpMethod,
          body: message.payload,
          secret: hook.secret ?? undefined,
          headers,
          timeoutMs: requestTimeoutMs,
        },
        stopping,
      )
      outcome = { kind: 'answer', status: answer.status }
      resultBody = answer.text
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      outcome = { kind: isLate ? 'timeout' : 'network' }
      resultBody = reasonOf(error)
    }
    if (stopping.aborted || hookById(db, hook.id) === undefined) return
    const next = planNext(outcome, {
      failures: message.failures,
      ageMs: Date.now() - Date.parse(message.createdAt),
    })
    const failureReason = failureOf(outcome)
    const resultCode = outcome.kind === 'answer' ? outcome.status : null
    const duration = Math.round(performance.now() - began)
    const rest = next.status === 'pending' ? next.restMs : 0
    noteAttempt(
      db,
      message,
      { createdAt, duration, resultCode, resultBody, failureReason },
      { status: next.status, at: new Date(Date.now() + rest).toISOString() },
    )
    const facts = { hook: hook.id, message: message.id, attempts: message.failures + 1 }
    if (next.status === 'failure') {
      log.error('hook not delivered, given up', { ...facts, reason: resultCode ?? failureReason })
    } else if (message.failures === 0 && failureReason !== null) {
      log.warn('hook not delivered yet', { ...facts, reason: resultCode ?? failureReason })
    }
  }

  return startLoop(log, async (stopping) => {
    const hook = hookById(db, hookId)
    if (hook === undefined || hook.isDisabled) return undefined
    if (await gather(hook, stopping)) return 0
    const message = nextMessage(db, hookId)
    if (message === undefined) return undefined
    const rest = Date.parse(message.nextAttemptAt) - Date.now()
    if (rest > 0) return rest
    await attempt(hook, message, stopping)
    return 0
  })
}
