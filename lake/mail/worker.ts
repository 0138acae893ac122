import { setTimeout as pause } from 'node:timers/promises'
import { profileOf } from '#lake/access/profile/profile.ts'
import { userById } from '#lake/access/users.ts'
import type { Lake } from '#lake/lake.ts'
import type { MailSettings } from '#lake/settings.ts'
import { addonOf } from '#lake/store/addon.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { commentOrTask, type CommentOrTask } from '#lake/comments/comments.ts'
import { composeMail } from './compose.ts'
import { dropAll, endMail, enqueue, nextMail, placeOf, retryMail, type WaitingMail } from './mail-table.ts'
import { planMails, planRetry, stillHolds } from './plan-mail.ts'
import { createSender, failureOf } from './send.ts'

/** Tells people by mail until it is stopped. */
export interface MailWorker {
  stop(): Promise<void>
}

const entriesAtOnce = 200
/** The clock of the machine may be set meanwhile. */
const longestSleepMs = 60_000
const afterFaultMs = 30_000

const said = (document: LakeDocument | undefined): CommentOrTask | undefined =>
  commentOrTask.safeParse(document).data

/**
 * Reads the log of comments and tasks for whom to tell, and sends each mail until the server takes it, or it is given
 * up. Where it stands is on disk; no write waits for it. Without `SMTP_URL` nothing is read, now or later.
 */
export function startMails(lake: Lake): MailWorker {
  const dataset = lake.datasets.get(addonOf(lake.settings.dataset))
  if (lake.settings.mail === undefined || dataset === undefined) {
    const dropped = dropAll(lake.db)
    if (dropped > 0) lake.log.warn('mail is off; what waited is not sent', { mails: dropped })
    return { stop: async () => {} }
  }
  return run(lake, dataset, lake.settings.mail)
}

function run(lake: Lake, dataset: Dataset, settings: MailSettings): MailWorker {
  const { db, log, history } = lake
  const send = createSender(settings)
  const stopping = new AbortController()
  const { signal } = stopping
  let place = placeOf(db, dataset.id, dataset.tip.sequence)
  let wake: (() => void) | undefined

  const receives = (userId: string) => {
    const user = userById(db, userId)
    return user?.disabledAt === null && user.email !== null ? { ...user, email: user.email } : undefined
  }

  const gather = () => {
    while (place < dataset.tip.sequence) {
      const entries = history.since(dataset, place, entriesAtOnce)
      const last = entries.at(-1)
      if (last === undefined) return
      const mails = entries.flatMap(({ changes, author }) =>
        changes
          .flatMap(({ id, before, after }) =>
            planMails({ id, before: said(before), after: said(after), author }),
          )
          .filter(({ userId }) => receives(userId) !== undefined)
          .map((told) => ({ ...told, toldBy: author })),
      )
      enqueue(db, dataset.id, last.sequence, mails)
      place = last.sequence
    }
  }

  const mailOf = (waiting: WaitingMail) => {
    const user = receives(waiting.userId)
    const about = said(dataset.get(waiting.about))
    if (user === undefined || about === undefined || !stillHolds(waiting, about)) return undefined
    const nameOf = (id: string) => profileOf(lake, id)?.displayName ?? id
    const { kind, toldBy } = waiting
    const matter = { kind, said: about, about: waiting.about, by: nameOf(toldBy), nameOf }
    const to = { name: user.displayName, language: user.language }
    return {
      id: `${kind}-${waiting.about}-${user.id}`,
      to: user.email,
      ...composeMail({ ...matter, to, studio: lake.settings.url }),
    }
  }

  const attempt = async (waiting: WaitingMail): Promise<void> => {
    const mail = mailOf(waiting)
    if (mail === undefined) return endMail(db, waiting.id, 'dropped')
    const attempts = waiting.attempts + 1
    const failed = await send(mail).then(() => undefined, failureOf)
    // The database closes; the next start sends it, once more if the server took it.
    if (signal.aborted) return
    if (failed === undefined) return endMail(db, waiting.id, 'sent')
    const { reason, answered } = failed
    const rest = planRetry(attempts, answered)
    if (rest === undefined) {
      endMail(db, waiting.id, 'failed')
      log.error('mail not sent, given up', { mail: waiting.id, attempts, reason })
      return
    }
    retryMail(db, waiting.id, new Date(Date.now() + rest))
    log.warn('mail not sent yet', { mail: waiting.id, attempts, reason, againInSeconds: rest / 1000 })
  }

  /** Does what is due. @returns how long there is nothing to do, in ms */
  const turn = async (): Promise<number> => {
    gather()
    const waiting = nextMail(db)
    if (waiting === undefined) return longestSleepMs
    const rest = Date.parse(waiting.nextAttemptAt) - Date.now()
    if (rest > 0) return Math.min(rest, longestSleepMs)
    await attempt(waiting)
    return 0
  }

  const sleep = async (milliseconds: number) => {
    const woken = new AbortController()
    wake = () => woken.abort()
    if (place < dataset.tip.sequence) return
    await pause(milliseconds, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(
      (error: unknown) => {
        if (!signal.aborted && !woken.signal.aborted) throw error
      },
    )
  }

  const work = async () => {
    while (!signal.aborted) {
      const rest = await turn().catch((error: unknown) => {
        log.error('mail could not be worked on', { reason: String(error) })
        return afterFaultMs
      })
      // A fault is not looked at again with each commit.
      if (rest > 0) await (rest === afterFaultMs ? restAfterFault() : sleep(rest))
    }
  }
  const restAfterFault = () =>
    pause(afterFaultMs, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })

  const unsubscribe = dataset.subscribe(() => wake?.())
  const working = work()
  return {
    async stop() {
      unsubscribe()
      stopping.abort()
      const late = pause(500, undefined, { ref: false })
      await Promise.race([working, late])
    },
  }
}
