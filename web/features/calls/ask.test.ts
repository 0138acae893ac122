import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, askFor } from './ask.ts'

const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { pathname: '/', search: '' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
})

const answer = (body: unknown, init?: ResponseInit) =>
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), init))

test('a call is sent to the relay in the language of its page', async () => {
  answer({ res: 1, code: 0, msg: '', dt: { list: [] } }, { headers: { 'price-age': '40' } })
  const { dt, headers } = await askFor('QF1001', { goods: 'EURUSD' }, { locale: 'de' })
  expect(dt).toEqual({ list: [] })
  expect(headers?.get('price-age')).toBe('40')
  const [address, call] = asked.mock.calls[0] ?? []
  expect(address).toBe('/api/q/v1/QF1001')
  expect(call?.headers).toMatchObject({ language: 'de' })
})

test.each([
  ['a refusal', { res: 0, code: 7, msg: 'no', dt: { list: [] } }, 200],
  ['a status of failure', { res: 1, code: 0, msg: '', dt: { list: [] } }, 503],
  ['another shape', ['a list'], 200],
])('%s has nothing to show', async (_, body, status) => {
  answer(body, { status })
  expect((await askFor('W102', {}, { locale: 'en' })).dt).toBeNull()
})

test('without a connection there is nothing to show either', async () => {
  asked.mockRejectedValueOnce(new TypeError('no connection'))
  expect(await askFor('W102', {}, { locale: 'en' })).toEqual({ dt: null, headers: null })
})

test('a failure has a message where its caller has words', async () => {
  answer({}, { status: 503 })
  const { envelope } = await ask('R101', {}, { locale: 'en' }, (status) => `words of ${status}`)
  expect(envelope.msg).toBe('words of 503')
})
