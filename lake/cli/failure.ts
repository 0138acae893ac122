/** A reason to stop a command, in a sentence for the one who typed it. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}
