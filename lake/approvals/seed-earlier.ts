import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { system } from '#lake/access/principal.ts'
import { inTransaction } from '#lake/store/database.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { Ledger } from '#lake/store/ledger.ts'
import type { Approvals } from './approvals.ts'
import { causeOf } from './decision.ts'
import { seedAct } from './seed.ts'

const reason = 'It was published before this lake had approvals.'

/**
 * Does the act "seed" for a lake that was filled before there were approvals; a migration of the store marks
 * such a dataset.
 * @returns whether it was due
 */
export function seedEarlier(db: DatabaseSync, dataset: Dataset, approvals: Approvals): boolean {
  const due = db.prepare('SELECT 1 FROM dataset WHERE id = ? AND seed_due = 1').get(dataset.id) !== undefined
  const approvalStates = approvals.of(dataset)
  if (!due || approvalStates === undefined) return false
  const now = new Date().toISOString()
  const timestamp = now > dataset.tip.time ? now : dataset.tip.time
  const transactionId = `seed-${randomBytes(16).toString('base64url')}`
  const { id, name, role } = system
  const { policies, hashOf } = approvalStates
  const act = seedAct({ id, name, role }, reason, dataset.documents.all.items, policies.now, hashOf)
  const after = { ...act, _createdAt: timestamp, _updatedAt: timestamp, _rev: transactionId }
  const changes = [{ id: act._id, before: undefined, after, patches: undefined }]
  const causes = act.documents.map(({ publishedId }) => ({ action: causeOf('seed'), publishedId }))
  const written = { transactionId, author: id, changes, causes }
  const effect = approvals.effectOf(dataset, { sequence: dataset.tip.sequence + 1, ...written })
  const ledger = new Ledger(db)
  const { visible, behind } = effect
  const entry = ledger.prepare(dataset, { ...written, timestamp, visible, behind, announcement: undefined })
  inTransaction(db, () => {
    ledger.write(entry)
    db.prepare('UPDATE dataset SET seed_due = 0 WHERE id = ?').run(dataset.id)
  })
  dataset.apply(entry.committed, entry.tip)
  effect.apply()
  dataset.publish(entry.committed)
  return true
}
