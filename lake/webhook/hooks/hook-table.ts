import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { recordAct } from '#lake/log/person-acts.ts'
import { inTransaction } from '#lake/store/database.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { type Hook, type HookSettings, hookSettings, type HookState } from './hook.ts'

const row = z
  .object({
    id: z.string(),
    body: z.string().transform((text) => hookSettings.parse(JSON.parse(text))),
    secret: z.string().nullable(),
    isDisabled: z.number().transform((value) => value === 1),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .transform(({ body, ...rest }): Hook => ({ ...body, ...rest }))

const columns =
  'id, body, secret, is_disabled AS isDisabled, created_at AS createdAt, updated_at AS updatedAt'

/** Every hook, oldest first. */
export const listHooks = (db: DatabaseSync): Hook[] =>
  z.array(row).parse(db.prepare(`SELECT ${columns} FROM hook ORDER BY created_at, id`).all())

export const hookById = (db: DatabaseSync, id: string): Hook | undefined => {
  const found = db.prepare(`SELECT ${columns} FROM hook WHERE id = ?`).get(id)
  return found === undefined ? undefined : row.parse(found)
}

/** What a hook sends where, for the record of acts. */
const summary = ({ name, dataset, url, isDisabled }: Pick<Hook, 'name' | 'dataset' | 'url' | 'isDisabled'>) =>
  `${name}, ${dataset === '*' ? 'all datasets' : dataset} to ${new URL(url).origin}${isDisabled ? ', disabled' : ''}`

/** The hook begins with what is written after this instant. */
const beginAt = (db: DatabaseSync, id: string, datasets: readonly Dataset[]): void => {
  const put = db.prepare('INSERT OR REPLACE INTO hook_place (hook_id, dataset_id, seq) VALUES (?, ?, ?)')
  for (const dataset of datasets) put.run(id, dataset.id, dataset.tip.sequence)
}

/** Makes a hook that tells of what is written from now on; on record as an act of `author`. */
export const addHook = (
  db: DatabaseSync,
  settings: HookSettings,
  { secret, isDisabled }: HookState,
  { author, datasets }: { author: string; datasets: readonly Dataset[] },
): Hook => {
  const id = randomBytes(8).toString('hex')
  const now = new Date().toISOString()
  return inTransaction(db, () => {
    db.prepare(
      'INSERT INTO hook (id, body, secret, is_disabled, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(id, JSON.stringify(settings), secret, Number(isDisabled), now, now)
    beginAt(db, id, datasets)
    const hook = { ...settings, id, secret, isDisabled, createdAt: now, updatedAt: now }
    recordAct(db, { author, act: 'hook.add', subject: id, detail: summary(hook) })
    return hook
  })
}

/** Changes a hook, on record. One that is enabled again begins with what is written from then on. */
export const changeHook = (
  db: DatabaseSync,
  before: Hook,
  settings: HookSettings,
  { secret, isDisabled }: HookState,
  { author, datasets }: { author: string; datasets: readonly Dataset[] },
): Hook =>
  inTransaction(db, () => {
    const updatedAt = new Date().toISOString()
    db.prepare('UPDATE hook SET body = ?, secret = ?, is_disabled = ?, updated_at = ? WHERE id = ?').run(
      JSON.stringify(settings),
      secret,
      Number(isDisabled),
      updatedAt,
      before.id,
    )
    if (before.isDisabled && !isDisabled) beginAt(db, before.id, datasets)
    const hook = { ...settings, id: before.id, secret, isDisabled, createdAt: before.createdAt, updatedAt }
    recordAct(db, { author, act: 'hook.change', subject: hook.id, detail: summary(hook) })
    return hook
  })

/** Removes a hook with what waits for it; on record. */
export const removeHook = (db: DatabaseSync, hook: Hook, author: string): void =>
  inTransaction(db, () => {
    db.prepare('DELETE FROM hook WHERE id = ?').run(hook.id)
    recordAct(db, { author, act: 'hook.remove', subject: hook.id, detail: summary(hook) })
  })

/** How far the log of a dataset was read for a hook; the beginning for a dataset that is younger than the hook. */
export const placeOf = (db: DatabaseSync, hookId: string, datasetId: number): number => {
  const found = db
    .prepare('SELECT seq FROM hook_place WHERE hook_id = ? AND dataset_id = ?')
    .get(hookId, datasetId)
  return found === undefined ? 0 : z.object({ seq: z.number() }).parse(found).seq
}
