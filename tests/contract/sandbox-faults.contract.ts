import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'

const goods = { goods: 'EURUSD' }
const path = '/api/q/v1/QF1001'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => fetch(`${sandbox.url}/__faults`, { method: 'DELETE' }))
afterAll(() => sandbox.stop())

const statusWith = (headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    const sent = request(`${sandbox.url}/__faults`, { method: 'DELETE', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.once('error', reject)
    sent.end()
  })

describe('fault switches', () => {
  it.each([400, 401, 403, 404, 500, 502, 503, 504])(
    'answers with status %i until switched off',
    async (status) => {
      await sandbox.fault('QF1001', { status })
      const response = await sandbox.call(path, goods)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ res: 0, code: status })
      await sandbox.fault('QF1001', undefined)
      expect((await sandbox.call(path, goods)).status).toBe(200)
    },
  )

  it('answers 204 without a body', async () => {
    await sandbox.fault('QF1001', { status: 204 })
    const response = await sandbox.call(path, goods)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('waits, then answers as usual', async () => {
    await sandbox.fault('QF1001', { delayMs: 400 })
    const started = performance.now()
    const response = await sandbox.call(path, goods)
    expect(performance.now() - started).toBeGreaterThanOrEqual(395)
    expect(await response.json()).toMatchObject({ res: 1 })
  })

  it('drops the connection', async () => {
    await sandbox.fault('QF1001', { drop: true })
    await expect(sandbox.call(path, goods)).rejects.toThrow()
    await sandbox.fault('QF1001', undefined)
    expect((await sandbox.call(path, goods)).status).toBe(200)
  })

  it('breaks off its JSON', async () => {
    await sandbox.fault('QF1001', { malformed: true })
    const text = await (await sandbox.call(path, goods)).text()
    expect(text).toMatch(/^\{"res":1/)
    expect(() => JSON.parse(text)).toThrow()
  })

  it('answers with nothing', async () => {
    await sandbox.fault('QF1001', { empty: true })
    const response = await sandbox.call(path, goods)
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('says no with a code and a message', async () => {
    await sandbox.fault('QF1001', { res: 0, code: 4711, msg: 'Quotes are closed.' })
    expect(await (await sandbox.call(path, goods)).json()).toEqual({
      res: 0,
      code: 4711,
      msg: 'Quotes are closed.',
      dt: {},
    })
  })

  it('tells odd rows in place of sound ones, or after them', async () => {
    await sandbox.fault('QF1001', { rows: [{ name: 'EURUSD', bid: null }, null] })
    const told = await (await sandbox.call(path, { goods: 'EURUSD,XAUUSD' })).json()
    expect(told).toMatchObject({
      res: 1,
      dt: {
        list: [{ name: 'EURUSD', bid: null }, { name: 'XAUUSD', bid: expect.stringMatching(/\d/) }, null],
      },
    })
  })

  it('leaves the other endpoints alone and lists what is on', async () => {
    await sandbox.fault('QF1001', { status: 503 })
    expect((await sandbox.call('/api/q/v1/QF1002', goods)).status).toBe(200)
    const list: unknown = await (await fetch(`${sandbox.url}/__faults`)).json()
    expect(list).toMatchObject({ res: 1, dt: { QF1001: { status: 503 } } })
  })

  it.each([
    ['an unknown switch', { explode: true }],
    ['no switch', {}],
    ['a status that is none', { status: 99 }],
    ['a delay without end', { delayMs: 3_600_000 }],
  ])('refuses %s', async (_, fault) => {
    expect((await sandbox.fault('QF1001', fault)).status).toBe(400)
    expect((await sandbox.call(path, goods)).status).toBe(200)
  })

  it('refuses an endpoint that is not there', async () => {
    expect((await sandbox.fault('QF9999', { status: 500 })).status).toBe(404)
  })

  it('takes no switch from a page of another origin or under another name', async () => {
    expect(await statusWith({})).toBe(200)
    expect(await statusWith({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await statusWith({ host: 'elsewhere.example' })).toBe(403)
  })
})
