import type { PresenceEvent } from './messages.ts'

/** Gets an event as JSON: it is written once, however many hear of it. */
type Receiver = (event: string) => void

/** Those who have a dataset open in a Studio at the moment. */
export class PresenceRoom {
  private readonly receivers = new Set<Receiver>()

  /** Tells everyone, the sender included, as the hosted service does. */
  broadcast(event: PresenceEvent): void {
    const text = JSON.stringify(event)
    for (const receive of this.receivers) receive(text)
  }

  subscribe(receive: Receiver): () => void {
    this.receivers.add(receive)
    return () => void this.receivers.delete(receive)
  }
}
