import { Places } from '#lake/http/places.ts'
import { TokenBucket } from './allowance.ts'
import { presenceLimits } from './limits.ts'

/** State shared by all connections of one user. */
export interface Member {
  readonly id: string
  readonly speech: TokenBucket
  subscriptions: number
}

/** The connected users, each with a bounded number of connections. */
export class Members {
  private readonly seats = new Places(presenceLimits.seats)
  private readonly present = new Map<string, { member: Member; connections: number }>()

  /**
   * Registers a connection of the user.
   * @returns the user's shared state and what releases the seat; a sentence where the limit is reached
   */
  enter(id: string): { member: Member; leave: () => void } | string {
    const seat = this.seats.take(id)
    if (seat === 'each') {
      return `You have ${presenceLimits.seats.each} presence connections open already; close a Studio`
    }
    if (seat === 'all') return `${presenceLimits.seats.all} presence connections are open; try again later`
    const share = this.present.get(id) ?? {
      member: { id, speech: new TokenBucket(presenceLimits.speech), subscriptions: 0 },
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
