import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { longestMs } from './session-table.ts'
import { SqliteSessionTable } from './sqlite-session-table.ts'

let folder: string
let now: number
const tables: SqliteSessionTable[] = []
const file = () => join(folder, 'site', 'sessions.db')
const openTable = (bounds?: { maxPerOwner: number; maxTotal: number }) => {
  const table = new SqliteSessionTable(file(), bounds, () => now)
  tables.push(table)
  return table
}
const session = (id: string, owner = 'ada', until = now + 1_000) => ({
  kind: 'session' as const,
  id,
  owner,
  until,
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-sessions-'))
  now = 1_800_000_000_000
})
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
  rmSync(folder, { recursive: true, force: true })
})

it('holds what was opened until it ends or runs out, for every process and across restarts', async () => {
  const [one, other] = [openTable(), openTable()]
  expect(await one.open(session('a'))).toBe(true)
  expect([await other.isOpen('session', 'a'), await other.isOpen('preview', 'a')]).toEqual([true, false])
  await other.end('session', 'a')
  expect([await one.isOpen('session', 'a'), await openTable().isOpen('session', 'a')]).toEqual([false, false])
  await one.open(session('b'))
  now += 1_000
  expect(await other.isOpen('session', 'b')).toBe(false)
})

it('gives a later end only to what is still open', async () => {
  const table = openTable()
  await table.open(session('a'))
  expect(await table.extend('session', 'a', now + 5_000)).toBe(true)
  now += 2_000
  expect(await table.isOpen('session', 'a')).toBe(true)
  await table.end('session', 'a')
  expect(await table.extend('session', 'a', now + 5_000)).toBe(false)
  expect(await table.isOpen('session', 'a')).toBe(false)
})

it('ends all of an owner, and of nobody else', async () => {
  const table = openTable()
  for (const [id, owner] of [
    ['a', 'ada'],
    ['b', 'ada'],
    ['c', 'byron'],
  ] as const)
    await table.open(session(id, owner))
  await table.endAll('session', 'ada')
  expect(await Promise.all(['a', 'b', 'c'].map((id) => table.isOpen('session', id)))).toEqual([
    false,
    false,
    true,
  ])
})

it('remembers across restarts what has ended, and whom nobody was told of yet', async () => {
  const table = openTable()
  for (const id of ['a', 'b']) await table.open(session(id, id === 'a' ? 'ada' : 'byron'))
  await table.open(session('c', 'clara'))
  await table.end('session', 'a')
  await table.endAll('session', 'byron')
  await table.endAll('session', 'clara', true)
  const next = openTable()
  expect(await Promise.all(['a', 'b', 'd'].map((id) => next.hasEnded('session', id)))).toEqual([
    true,
    true,
    false,
  ])
  const untold = await next.untold()
  expect(untold.map(({ what, name }) => `${what} ${name}`).sort()).toEqual([
    'id a',
    'id b',
    'id c',
    'owner byron',
  ])
  for (const ending of untold) await next.markTold(ending)
  expect([await table.untold(), await table.hasEnded('session', 'a')]).toEqual([[], true])
  // Once its cookie has run out nothing of it is left.
  now += longestMs
  await table.open(session('e'))
  expect(await next.hasEnded('session', 'a')).toBe(false)
})

it('keeps to its bounds: the first to run out makes room, and what ran out is swept', async () => {
  const table = openTable({ maxPerOwner: 2, maxTotal: 3 })
  const open = async () =>
    (
      await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map(async (id) => [id, await table.isOpen('session', id)] as const),
      )
    )
      .filter(([, isOpen]) => isOpen)
      .map(([id]) => id)
  for (const [at, id] of ['a', 'b', 'c'].entries()) await table.open(session(id, 'ada', now + 1_000 + at))
  expect(await open()).toEqual(['b', 'c'])
  for (const [at, id] of ['d', 'e'].entries()) await table.open(session(id, 'byron', now + 5_000 + at))
  expect(await open()).toEqual(['c', 'd', 'e'])
})

it('opens nothing where it cannot be kept, and ends it all the same', async () => {
  const table = openTable()
  await table.open(session('a'))
  // Another process holds the only lock for longer than anybody waits: to write is impossible.
  const { DatabaseSync } = await import('node:sqlite')
  const other = new DatabaseSync(file())
  other.exec('BEGIN IMMEDIATE')
  expect(await table.open(session('b'))).toBe(false)
  await table.end('session', 'a')
  expect(await table.isOpen('session', 'a')).toBe(false)
  other.exec('ROLLBACK')
  other.close()
  expect(await table.open(session('c'))).toBe(true)
  expect(await openTable().isOpen('session', 'a')).toBe(false)
}, 20_000)

it('puts a damaged file aside', async () => {
  const table = openTable()
  await table.open(session('a'))
  table.close()
  for (const side of ['', '-wal', '-shm']) writeFileSync(`${file()}${side}`, 'no database at all, only words')
  const next = openTable()
  expect(await next.isOpen('session', 'a')).toBe(false)
  expect(await next.open(session('b'))).toBe(true)
})
