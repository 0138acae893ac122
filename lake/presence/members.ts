import { Places } from '#lake/http/places.ts'
import { Allowance } from './allowance.ts'
import { presenceLimits } from './limits.ts'

/** What all connections of one user share. */
export interface Member {
  readonly id: string
  readonly speech: Allowance
  subscriptions: number
}

/** The users who have a connection, each with a bounded number of them. */
export class Members {
  private readonly seats = new Places(presenceLimits.seats)
  private readonly present = new Map<string, { member: Member; connections: number }>()

  /**
   * Gives a connection of the user a seat.
   * @returns the user's share and what gives the seat back; a sentence where there is no seat
   */
  enter(id: string): { member: Member; leave: () => void } | string {
    const seat = this.seats.take(id)
    if (seat === 'each') {
      return `You have ${presenceLimits.seats.each} presence connections open already; close a Studio`
    }
    if (seat === 'all') return `${presenceLimits.seats.all} presence connections are open; try again later`
    const share = this.present.get(id) ?? {
      member: { id, speech: new Allowance(presenceLimits.speech), subscriptions: 0 },
      connections: 0,
    }
    share.connections += 1
    this.present.set(id, share)
    let isSeated = true
    const leave = () => {
      if (!isSeated) return
      isSeated = false
      seat()
      share.connections -= 1
      if (share.connections === 0) this.present.delete(id)
    }
    return { member: share.member, leave }
  }
}
