import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { localeIds } from '#locales/table.ts'
import { instruments } from '#sandbox/market/instruments.ts'
import { releases } from '#sandbox/calendar/releases.ts'
import { meaningOf } from '#web/features/calendar/explain.ts'

const words = z.record(z.enum(localeIds), z.string().min(1))
const rows = z
  .array(
    z.object({
      key: z.string(),
      series: z.array(z.string()),
      meaning: words,
      instruments: z.array(z.string()).default([]),
    }),
  )
  .parse(parse(readFileSync(new URL('../content/data/release-meanings.yaml', import.meta.url), 'utf8')))
const meanings = rows.map(({ key, series, instruments: named }) => ({
  series,
  meaning: key,
  instruments: named,
}))

it('every series of the sandbox is explained, and every explanation is of one', () => {
  const used = new Map(releases.map(({ id }) => [id, meaningOf(id, meanings)?.meaning ?? null]))
  expect([...used].filter(([, meaning]) => meaning === null)).toEqual([])
  expect(new Set(used.values())).toEqual(new Set(rows.map(({ key }) => key)))
})

it.each([
  ['us-payrolls', 'employment'],
  ['ea-unemployment', 'employment'],
  ['us-claims', 'employment'],
  ['ea-cpi-flash', 'consumer-prices'],
  ['ea-rate', 'rate-decision'],
  ['us-mortgage-rate', 'money-market'],
  ['us-cftc-oil', 'oil-stocks'],
  ['eu-cftc', 'currency-positions'],
  ['de-orders', 'industry'],
  ['uk-orders', 'confidence'],
  ['nz-pmi', 'purchasing-managers'],
  ['us-ism-manufacturing', 'purchasing-managers'],
  ['us-ism-services', 'service-managers'],
  ['jp-tankan', 'confidence'],
])('%s is explained as %s', (series, key) => {
  expect(meaningOf(series, meanings)?.meaning).toBe(key)
})

it('explains a first estimate as one, of manufacturing or of services, and no other release', () => {
  const flash = rows.map(({ key }) => key).filter((key) => key.endsWith('-flash'))
  for (const { id, rule } of releases.filter(({ id: series }) => /-(?:pmi|ism|psi)\b/.test(series))) {
    const key = meaningOf(id, meanings)?.meaning ?? ''
    expect([id, flash.includes(key)]).toEqual([id, rule.kind === 'onOrAfter' && rule.day === 21])
    expect([id, key.startsWith('service')]).toEqual([id, /services|psi/.test(id)])
  }
})

it('names instruments that are quoted', () => {
  const known = new Set(instruments.map(({ symbol }) => symbol))
  expect(rows.flatMap(({ instruments: named }) => named).filter((symbol) => !known.has(symbol))).toEqual([])
})
