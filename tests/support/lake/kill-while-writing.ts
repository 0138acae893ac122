import type { LakeProcess } from './lake.ts'

const writers = 8

/** What a lake told its writers before it was killed, and what it has lost of it. */
export interface KillReport {
  acknowledged: ReadonlySet<string>
  /** Acknowledged documents that were gone after a restart. */
  lost: readonly string[]
  /** Documents that were there although another of the same transaction was not. */
  torn: readonly string[]
}

/**
 * Kills the lake with SIGKILL again and again while eight writers commit; after each restart asks for
 * everything that was acknowledged since the one before.
 */
export async function killWhileWriting(
  lake: LakeProcess,
  commits: number,
  kills: number,
): Promise<KillReport> {
  const acknowledged = new Set<string>()
  const lost: string[] = []
  const torn: string[] = []
  for (let round = 1; round <= kills; round++) {
    const known = acknowledged.size
    const goal = Math.ceil((commits * round) / kills)
    const names = Array.from({ length: writers }, (_, writer) => `${round}-${writer}`)
    const writing = names.map((name) => writeUntilKilled(lake, acknowledged, name))
    while (acknowledged.size < goal) await new Promise((resolve) => setImmediate(resolve))
    await lake.kill()
    await Promise.all(writing)
    await lake.start()
    const client = lake.client({ perspective: 'raw' })
    const ids = [...acknowledged].slice(known)
    // By id: a query over all documents would cost more than everything else here.
    const present = await client.documentsExists(ids)
    lost.push(...ids.filter((id) => !present.has(id)))
    const heads = await client.getDocuments(names.map((name) => `head-${name}`))
    const newest = heads.flatMap((head) => (head === null ? [] : [String(head['newest'])]))
    const complete = await client.documentsExists(newest)
    torn.push(...newest.filter((id) => !complete.has(id)))
  }
  return { acknowledged, lost, torn }
}

/** Two documents in one transaction, again and again: a note, and a head that names it. */
async function writeUntilKilled(lake: LakeProcess, acknowledged: Set<string>, name: string): Promise<void> {
  const client = lake.client({ maxRetries: 0 })
  for (let n = 0; ; n++) {
    const id = `doc-${name}-${n}`
    try {
      await client
        .transaction()
        .create({ _id: id, _type: 'note', text: 'x'.repeat(200) })
        .createOrReplace({ _id: `head-${name}`, _type: 'head', newest: id })
        .commit({ returnDocuments: false })
    } catch {
      return
    }
    acknowledged.add(id)
  }
}
