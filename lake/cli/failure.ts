/** Why a command stops, as a sentence for its user. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}
