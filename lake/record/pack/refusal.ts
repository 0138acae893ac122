/** Why there is no pack, in a sentence. */
export class PackRefusal extends Error {
  override name = 'PackRefusal'
}
