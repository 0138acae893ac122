import type { Logger } from '#common/log/logger.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Policy } from './policy.ts'
import { isBehind, type ApprovalState } from './approval-state.ts'
import type { ApprovalStates } from './approval-states.ts'

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

function whyOf(approvalState: ApprovalState, approvalStates: ApprovalStates): string {
  const { publishedId, facts, types } = approvalState
  if (approvalStates.hasFault(publishedId)) {
    return `An entry of the log about "${publishedId}" was changed after it was written; npm run lake -- verify names it.`
  }
  if (approvalState.isTampered) {
    return `What the database holds as published of "${publishedId}" is not what its log holds.`
  }
  const last = facts.findLast((one) => one.kind === 'published')
  const who = last?.kind === 'published' ? ` by ${last.author} (revision ${last.revision})` : ''
  const what = last?.kind === 'published' && last.contentHash === null ? 'taken away' : 'published'
  return `"${publishedId}" was ${what}${who} without what its policy asks: ${asks(approvalStates.policyOf(publishedId, types))}.`
}

function alarmOf(approvalState: ApprovalState, approvalStates: ApprovalStates): Alarm {
  const { publishedId, document } = approvalState
  const instead =
    document === undefined ? 'Visitors get nothing of it.' : `Visitors get its revision ${document._rev}.`
  return { publishedId, reason: `${whyOf(approvalState, approvalStates)} ${instead}` }
}

/**
 * Every document that is published and not in force, or in force and published no more. Before the act "seed"
 * nothing need be in force, and only what is not as the log has it counts.
 */
export function alarmsOf(approvalStates: ApprovalStates): Alarm[] {
  const isSeeded = approvalStates.seededAt !== undefined
  return [...approvalStates.all()]
    .filter((one) => isBehind(one) && (isSeeded || one.isTampered))
    .map((one) => alarmOf(one, approvalStates))
}

/** Logs the alarms there are, and each that comes. */
export function logAlarms(approvalStates: ApprovalStates, dataset: Dataset, log: Logger): void {
  for (const { reason } of alarmsOf(approvalStates)) log.error('published but not in force', { reason })
  dataset.subscribe(({ behind }) => {
    if (approvalStates.seededAt === undefined) return
    for (const { id, before, after } of behind) {
      const approvalState = before === undefined && after !== undefined ? approvalStates.of(id) : undefined
      if (approvalState === undefined) continue
      log.error('published but not in force', { reason: alarmOf(approvalState, approvalStates).reason })
    }
  })
}
