import { expect, test } from 'vitest'
import { type InventoryRow, planInventory, planOperation } from './plan-inventory.ts'

const row = (_id: string, _rev: string, path?: string): InventoryRow => ({
  _id,
  _rev,
  _type: 'page',
  language: 'en',
  path,
})
const list = (...rows: InventoryRow[]) => new Map(rows.map((one) => [one._id, one]))

test.each([
  ['nothing', list(row('a', '1')), list(row('a', '1')), []],
  ['a new document', list(), list(row('a', '1', '/a')), [{ _id: 'a', operation: 'create', path: '/a' }]],
  ['one that is gone', list(row('a', '1', '/a')), list(), [{ _id: 'a', operation: 'delete', path: '/a' }]],
  [
    'one that moved',
    list(row('a', '1', '/a'), row('b', '1')),
    list(row('a', '2', '/c'), row('b', '1')),
    [{ _id: 'a', operation: 'update', path: '/c', previousPath: '/a' }],
  ],
])('between two lists: %s', (_, before, after, changes) => {
  expect(planInventory(before, after)).toEqual(changes.map((change) => expect.objectContaining(change)))
  expect(planInventory(before, after)).toHaveLength(changes.length)
})

test.each([
  [
    'said by the webhook',
    { operation: 'delete' } as const,
    '2',
    row('a', '1', '/a'),
    { operation: 'delete' },
  ],
  [
    'known under another transaction',
    {},
    '2',
    row('a', '1', '/a'),
    { operation: 'update', previousPath: '/a' },
  ],
  ['moved', { previousPath: '/z' }, '2', row('a', '1', '/a'), { operation: 'update', previousPath: '/z' }],
  ['known as it is, as after a deletion', {}, '1', row('a', '1', '/a'), {}],
  ['not known', {}, '2', undefined, {}],
  ['without a transaction', {}, undefined, row('a', '1', '/a'), {}],
])('what happened to a document is %s', (_, told, revision, known, operation) => {
  const document = { _id: 'a', _type: 'page', path: '/b' }
  expect(planOperation({ ...document, ...told }, revision, known)).toEqual({ ...document, ...operation })
})
