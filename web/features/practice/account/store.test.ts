import { expect, it, test } from 'vitest'
import type { Account } from './account.ts'
import { accountText, readAccount } from './read-account.ts'
import { fresh, marketOf, noon, opened } from './sample-account.ts'
import { closePosition, settle } from './settle.ts'
import { statementOf } from './statement.ts'
import { accountKey, AccountStore, type AccountStorage } from './store.ts'

const market = marketOf({ EURUSD: '1.25' })

/** Storage that tabs share. */
const shared = (): AccountStorage & { texts: Map<string, string> } => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

const whole = (): Account => {
  const later = marketOf({ EURUSD: '1.26' }, noon + 3e8)
  const two = opened(opened(fresh(), { stop: '1.2' }, market), { direction: 'sell' }, market)
  return closePosition(settle(two, later), 'p0', later) ?? two
}

test('what is written is what is read', () => {
  const account = whole()
  expect([account.open.length, account.closed.length]).toEqual([1, 1])
  expect(readAccount(accountText(account))).toEqual({ account })
})

/** The text of an account with a field changed. */
const withField = (path: string, value: unknown): string => {
  const copy: unknown = JSON.parse(accountText(whole()))
  const names = path.split('.')
  let at: unknown = copy
  for (const name of names.slice(0, -1)) at = Object(at)[name]
  Object(at)[names.at(-1) ?? ''] = value
  return JSON.stringify(copy)
}

it.each<[string, string, object]>([
  ['broken JSON', '{"version":1,"op', { why: 'broken' }],
  ['a list', '[]', { why: 'broken' }],
  ['an older version', withField('version', 0), { why: 'version', version: '0' }],
  ['a newer one', withField('version', 2), { why: 'version', version: '2' }],
  ['none', withField('version', undefined), { why: 'version', version: '?' }],
  ['a currency that no account has', withField('currency', 'GBP'), { why: 'field', field: 'currency' }],
  ['words for a size', withField('open.0.lots', 'abc'), { why: 'field', field: 'open.0.lots' }],
  ['no size', withField('open.0.lots', '0.00'), { why: 'field', field: 'open.0.lots' }],
  [
    'a rate of nothing',
    withField('open.0.opened.rate', '1/0'),
    { why: 'field', field: 'open.0.opened.rate' },
  ],
  [
    'a night counted twice',
    withField('open.0.nights.0.times', 2),
    { why: 'field', field: 'open.0.nights.0.times' },
  ],
  [
    'a time before all',
    withField('open.0.bookedUntil', -8e15),
    { why: 'field', field: 'open.0.bookedUntil' },
  ],
  ['a result in words', withField('closed.0.result', '<b>1</b>'), { why: 'field', field: 'closed.0.result' }],
  ['no list', withField('closed', null), { why: 'field', field: 'closed' }],
  [
    'too many trades',
    withField(
      'closed',
      Array.from({ length: 200 }, () => whole().closed[0]),
    ),
    { why: 'field', field: 'closed' },
  ],
])('%s is no account, and says what is wrong', (_name, text, problem) => {
  expect(readAccount(text)).toEqual({ problem })
})

test('nothing is stored by looking, and the first change is', () => {
  const storage = shared()
  const store = new AccountStore(() => storage)
  expect(store.read()).toEqual({ state: 'none' })
  store.change(() => null)
  expect(storage.texts.size).toBe(0)
  store.change(() => fresh())
  expect([...storage.texts.keys()]).toEqual([accountKey])
  expect(store.read()).toMatchObject({ state: 'account', isKept: true })
})

test('two tabs: each changes what the other has stored, and neither undoes it', () => {
  const storage = shared()
  const [one, other] = [new AccountStore(() => storage), new AccountStore(() => storage)]
  one.change((kept) => opened(kept ?? fresh(), {}, market))
  other.change((kept) => opened(kept ?? fresh(), { direction: 'sell' }, market))
  one.change((kept) => opened(kept ?? fresh(), { lots: '0.2' }, market))
  const kept = other.read()
  expect(
    kept.state === 'account' && kept.account.open.map(({ lots, direction }) => [direction, lots]),
  ).toEqual([
    ['buy', '0.1'],
    ['sell', '0.1'],
    ['buy', '0.2'],
  ])
  // Both book the same night: it is booked once.
  const night = marketOf({ EURUSD: '1.25' }, Date.parse('2026-11-18T23:00:00Z'))
  for (const store of [one, other]) store.change((account) => account && settle(account, night))
  const after = one.read()
  expect(after.state === 'account' && after.account.open.map(({ nights }) => nights.length)).toEqual([
    1, 1, 1,
  ])
})

test('what cannot be read is left as it is, until the visitor deletes it or puts a file in its place', () => {
  const storage = shared()
  storage.texts.set(accountKey, '{"version":9}')
  const store = new AccountStore(() => storage)
  expect(store.read()).toMatchObject({
    state: 'unreadable',
    text: '{"version":9}',
    problem: { version: '9' },
  })
  store.change(() => fresh())
  expect(storage.texts.get(accountKey)).toBe('{"version":9}')
  expect(store.forget()).toBe(true)
  expect([store.read(), storage.texts.size]).toEqual([{ state: 'none' }, 0])
})

it.each<[string, () => AccountStorage]>([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'full',
    () => ({
      ...shared(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }),
  ],
])('storage that is %s: the account lasts as long as the page, and says so', (_name, storage) => {
  const store = new AccountStore(storage)
  store.change((kept) => opened(kept ?? fresh(), {}, market))
  store.change((kept) => opened(kept ?? fresh(), {}, market))
  const kept = store.read()
  expect(kept).toMatchObject({ state: 'account', isKept: false })
  expect(kept.state === 'account' && kept.account.open).toHaveLength(2)
  store.dropUnstored()
  expect(store.read()).toEqual({ state: 'none' })
})

test('the statement has every cost, adds up, and keeps its columns', () => {
  const lines = statementOf(whole())
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines).toHaveLength(5)
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([15]))
  const [, trade = [], all = [], start = [], balance = []] = lines
  expect(trade.slice(0, 5)).toEqual(['EURUSD', 'buy', '0.1', '2026-11-18 12:00:00', '1.25006'])
  expect(all[13]).toBe(trade[13])
  expect(Number(balance[13])).toBeCloseTo(Number(start[13]) + Number(all[13]), 2)
})
