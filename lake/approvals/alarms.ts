import type { Logger } from '#common/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Policy } from './policy.ts'
import { isBehind, type Standing } from './standing.ts'
import type { Standings } from './standings.ts'

/** A document that is published and not in force. */
export interface Alarm {
  publishedId: string
  /** Why, and what visitors get instead, in sentences for the operator. */
  reason: string
}

const asks = ({ people, compliance }: Policy): string => {
  const signatures = `${people} ${people === 1 ? 'signature' : 'signatures'}`
  return compliance === 0 ? signatures : `${signatures}, ${compliance} of compliance`
}

function whyOf(standing: Standing, standings: Standings): string {
  const { publishedId, told, types } = standing
  if (standings.hasFault(publishedId)) {
    return `An entry of the log about "${publishedId}" was changed after it was written; npm run lake -- verify names it.`
  }
  if (standing.isTampered) {
    return `What the database holds as published of "${publishedId}" is not what its log holds.`
  }
  const last = told.findLast((one) => one.kind === 'published')
  const who = last?.kind === 'published' ? ` by ${last.author} (revision ${last.revision})` : ''
  const what = last?.kind === 'published' && last.contentHash === null ? 'taken away' : 'published'
  return `"${publishedId}" was ${what}${who} without what its policy asks: ${asks(standings.policyOf(publishedId, types))}.`
}

function alarmOf(standing: Standing, standings: Standings): Alarm {
  const { publishedId, document } = standing
  const instead =
    document === undefined ? 'Visitors get nothing of it.' : `Visitors get its revision ${document._rev}.`
  return { publishedId, reason: `${whyOf(standing, standings)} ${instead}` }
}

/**
 * Every document that is published and not in force, or in force and published no more. Before the act "seed"
 * nothing need be in force, and only what is not as the log has it counts.
 */
export function alarmsOf(standings: Standings): Alarm[] {
  const isSeeded = standings.seededAt !== undefined
  return [...standings.all()]
    .filter((one) => isBehind(one) && (isSeeded || one.isTampered))
    .map((one) => alarmOf(one, standings))
}

/** Logs the alarms there are, and each that comes. */
export function logAlarms(standings: Standings, dataset: Dataset, log: Logger): void {
  for (const { reason } of alarmsOf(standings)) log.error('published but not in force', { reason })
  dataset.subscribe(({ behind }) => {
    if (standings.seededAt === undefined) return
    for (const { id, before, after } of behind) {
      const standing = before === undefined && after !== undefined ? standings.of(id) : undefined
      if (standing === undefined) continue
      log.error('published but not in force', { reason: alarmOf(standing, standings).reason })
    }
  })
}
