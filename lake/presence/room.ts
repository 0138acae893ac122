import type { PresenceEvent } from './messages.ts'

type Receiver = (event: PresenceEvent) => void

/** Those who have a dataset open in a Studio at the moment. */
export class PresenceRoom {
  private readonly receivers = new Set<Receiver>()

  /** Tells everyone, the sender included, as the hosted service does. */
  broadcast(event: PresenceEvent): void {
    for (const receive of this.receivers) receive(event)
  }

  subscribe(receive: Receiver): () => void {
    this.receivers.add(receive)
    return () => void this.receivers.delete(receive)
  }
}
