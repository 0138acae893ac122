import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { noRows } from '#web/documents/registry.gen.ts'
import { block } from './query.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The one table a block may be in: without its drawing it shows its icon. One of no block is an error of types. */
const drawings = 'studio/blocks/drawings.ts'

/** Code, words and settings; where editors placed the block is not of the block. */
const sources = globSync('{web,schemas,studio,locales,content,lake,settings}/**/*.{ts,tsx,json,css,yaml}', {
  cwd: root,
  exclude: (name) => /(^|\/)(\.next[^/]*|dist|public)$/.test(name),
}).filter((file) => !/\.(gen|test)\.|^content\/pages\//.test(file) && file !== drawings)

it('a block is its schema and its folder: no other file names it', () => {
  expect(sources.length).toBeGreaterThan(500)
  const users = sources.filter((file) =>
    /market-?hours/i.test(`${file} ${readFileSync(join(root, file), 'utf8')}`),
  )
  const own = users.filter((file) =>
    /^(schemas\/blocks\/market-hours\.ts$|web\/blocks\/market-hours\/)/.test(file),
  )
  expect(own.length).toBeGreaterThan(3)
  expect(users).toEqual(own)
})

const row = (symbol: string, sessions: string) => ({
  symbol,
  assetClass: 'forex',
  name: [],
  note: [],
  contractSize: '100000',
  marginPct: '3.33',
  maxLeverage: '30',
  typicalSpreadPips: '0.9',
  hours: { tz: 'America/New_York', sessions, dailyBreak: '' },
})

it('a live block shows nothing of an instrument beyond what its component draws', () => {
  const links = {
    clientArea: null,
    register: null,
    demo: null,
    signIn: null,
    partner: null,
    management: null,
    googlePlay: null,
    appStore: null,
  }
  const rows = {
    ...noRows,
    instrument: [
      row('EURUSD', 'Mon-Fri 09:00-17:00'),
      row('USDJPY', 'Mon-Fri 09:00-17:00'),
      row('USDHKD', ''),
    ],
  }
  const shown = block.read(
    { _key: 'a', _type: 'marketHours', groups: ['forex'] },
    { locale: 'de', links, exists: () => true },
    rows,
  )
  expect(shown).toMatchObject({
    heading: null,
    markets: [{ symbols: ['EURUSD', 'USDJPY'], label: 'Devisen', zone: 'New York' }, { symbols: ['USDHKD'] }],
    words: { now: 'Jetzt' },
  })
  expect(JSON.stringify(shown)).not.toContain('3.33')
})
