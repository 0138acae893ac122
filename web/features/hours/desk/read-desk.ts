import 'server-only'
import { endPageAt } from '#web/content/render/render-scope.ts'
import { deskChanges, type DeskStretch, planDesk, readDeskHours } from './plan-desk.ts'

/** The desk's hours as an editor entered them. */
export interface EnteredHours {
  zone: string | null
  from: string | null
  until: string | null
}

/** The stretches of a week for a page, which ends when the desk opens or closes; null where no hours are entered. */
export const readDesk = async (entered: EnteredHours, now: number): Promise<DeskStretch[] | null> => {
  const hours = readDeskHours(entered.zone, entered.from, entered.until)
  if (!hours) return null
  const stretches = planDesk(hours, now)
  await endPageAt(deskChanges(stretches, now))
  return stretches
}
