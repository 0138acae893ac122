/** A document of the starting content, as it is stored. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}
