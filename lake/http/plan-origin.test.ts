import { expect, it } from 'vitest'
import { grantOf, originFault } from './plan-origin.ts'

const plain = (origin: string) => ({ origin, allowCredentials: false })
const trusted = (origin: string) => ({ origin, allowCredentials: true })

it.each([
  ['https://site.example', [], 'credentials'],
  ['https://app.example', [], undefined],
  ['https://app.example', [trusted('https://app.example')], 'credentials'],
  ['https://app.example', [plain('https://app.example')], 'plain'],
  ['https://app.example:8443', [plain('https://app.example')], undefined],
  ['http://app.example', [plain('https://app.example')], undefined],
  ['https://one.app.example', [plain('https://*.app.example')], 'plain'],
  ['https://app.example', [plain('https://*.app.example')], undefined],
  ['https://evil.test/.app.example', [plain('https://*.app.example')], undefined],
  ['https://oneXapp.example', [plain('https://*.app.example')], undefined],
  ['http://localhost:5173', [plain('http://localhost:*')], 'plain'],
  ['http://localhost', [plain('http://localhost:*')], 'plain'],
  ['http://localhost.evil.test', [plain('http://localhost:*')], undefined],
  ['null', [plain('*')], 'plain'],
  ['https://app.example', [plain('*'), trusted('https://app.example')], 'credentials'],
])('%s with %j', (origin, letIn, grant) => {
  expect(grantOf(origin, ['https://site.example'], letIn)).toBe(grant)
})

it.each([
  ['https://app.example', true, undefined],
  ['http://localhost:3333', true, undefined],
  ['https://*.app.example', false, undefined],
  ['http://localhost:*', false, undefined],
  ['*', false, undefined],
  ['*', true, /Name each origin/],
  ['https://*.app.example', true, /Name each origin/],
  ['https://app.example/', true, /is no origin/],
  ['https://App.example', true, /is no origin/],
  ['https://app.example/path', false, /is no origin/],
  ['https://me@app.example', false, /is no origin/],
  ['file:///*', false, /is no origin/],
  ['null', false, /is no origin/],
  ['ftp://app.example', false, /is no origin/],
  ['', false, /is no origin/],
])('%s, credentials %s', (origin, credentials, fault) => {
  const found = originFault(origin, credentials)
  if (fault === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(fault)
})
