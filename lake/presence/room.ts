import type { PresenceEvent } from './messages.ts'

/** Receives an event as JSON, serialised once for all receivers. */
type Receiver = (event: string) => void

/** The clients that have a dataset open in a Studio. */
export class PresenceRoom {
  private readonly receivers = new Set<Receiver>()

  /** Sends to everyone, the sender included, as the hosted service does. */
  broadcast(event: PresenceEvent): void {
    const text = JSON.stringify(event)
    for (const receive of this.receivers) receive(text)
  }

  subscribe(receive: Receiver): () => void {
    this.receivers.add(receive)
    return () => void this.receivers.delete(receive)
  }
}
