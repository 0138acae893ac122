import { sha256 } from '#lake/log/entry.ts'

/** A version of an address as it is kept. */
export interface KeptVersion {
  seq: number
  instance: number
  /** ms since 1970. */
  from: number
  hasBody: boolean
}

/**
 * The versions of one address whose bodies need not be kept, the newest first: those that the same instance ceased to
 * serve before an instant. What an instance served last stays, whatever its age: nobody says that it ceased.
 * @param versions in the order of the chain
 * @param since what was served at it or later is kept, ms since 1970
 */
export function planExpiry(versions: readonly KeptVersion[], since: number): number[] {
  const next = new Map<number, number>()
  return versions
    .toReversed()
    .filter(({ instance, from, hasBody }) => {
      const ended = next.get(instance)
      next.set(instance, from)
      return hasBody && ended !== undefined && ended <= since
    })
    .map(({ seq }) => seq)
}

/** How an act names what it erased: why, how many, and the SHA-256 of their numbers in lines. */
export const expiryDetail = (rule: string, since: string, sequences: readonly number[]): string =>
  `served=${rule}, no longer served since ${since}: ${sequences.length} pages, sha256 ${listHash(sequences)}`

const listHash = (sequences: readonly number[]): string =>
  sha256(
    sequences
      .toSorted((a, b) => a - b)
      .map((seq) => `${seq}\n`)
      .join(''),
  )

const pattern = /^served=(\w+), no longer served since (\S+): (\d+) pages, sha256 ([0-9a-f]{64})$/

/** What such an act says; nothing for another text. */
export function readExpiry(detail: string): { rule: string; count: number; hash: string } | undefined {
  const [, rule, , count, hash] = pattern.exec(detail) ?? []
  return rule === undefined || hash === undefined ? undefined : { rule, count: Number(count), hash }
}

/** Whether an act is about exactly these entries. */
export const isExpiryOf = (detail: string, sequences: readonly number[]): boolean => {
  const said = readExpiry(detail)
  return said?.count === sequences.length && said.hash === listHash(sequences)
}
