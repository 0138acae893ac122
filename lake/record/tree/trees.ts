import type { KeyObject } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from '#common/log/logger.ts'
import { makeCheckpoint, treeName } from '#lake/record/checkpoint.ts'
import { signingKey } from '#lake/record/signing-key.ts'
import { type Chain, chainsOf } from './chain.ts'
import { verifierOf, verifierText } from './note.ts'
import { dropBroken, growTiles, unbuilt } from './tiles.ts'

/** Entries without stored tiles up to which a tree is answered from; they are hashed for each answer. */
const mostUnbuilt = 4_096

/** The trees of a running lake. */
export class Trees {
  private readonly db: DatabaseSync
  private readonly dataDir: string
  /** What the names of all trees begin with. */
  readonly base: string
  private readonly log: Logger
  private readonly signed = new Map<string, { size: number; note: string }>()
  private known: KeyObject | undefined

  constructor(db: DatabaseSync, { dataDir, base, log }: { dataDir: string; base: string; log: Logger }) {
    this.db = db
    this.dataDir = dataDir
    this.base = base
    this.log = log
  }

  chains(): Chain[] {
    return chainsOf(this.db)
  }

  /** Whether the tree of a chain can be answered from; else it is being built from a log of an earlier version. */
  isBuilt(chain: Chain): boolean {
    return unbuilt(this.db, chain) <= mostUnbuilt
  }

  /** Builds the trees anew of which tiles are missing. */
  mend(): void {
    for (const chain of this.chains())
      if (dropBroken(this.db, chain))
        this.log.warn('tiles of a tree were missing; it is built anew from its log', { chain: chain.name })
  }

  /** Stores the tiles that were filled since. @throws {ChainGap} where an entry is missing */
  async grow(): Promise<void> {
    for (const chain of this.chains()) await growTiles(this.db, chain)
  }

  /** The signed checkpoint of a chain as it is on disk; none of an empty one. */
  checkpoint(chain: Chain): { size: number; note: string } | undefined {
    const last = this.signed.get(chain.name)
    if (last?.size === chain.length()) return last
    const made = makeCheckpoint(this.db, chain, { base: this.base, key: this.key() })
    if (made !== undefined) this.signed.set(chain.name, made)
    return made
  }

  /** The verifier key of a chain's tree: `<name>+<hash>+<key>`. */
  verifier({ name }: Chain): string {
    return verifierText(verifierOf(treeName(this.base, name), this.key()))
  }

  private key(): KeyObject {
    return (this.known ??= signingKey(this.dataDir))
  }
}
