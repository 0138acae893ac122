import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'

const envelope = z.strictObject({ res: z.number(), code: z.number(), msg: z.string(), dt: z.unknown() })
const quoteList = z.object({ list: z.array(z.object({ name: z.string(), bid: z.string() })) })
const openList = z.object({ list: z.array(z.object({ name: z.string(), open: z.string() })) })

const all =
  'EURUSD,USDJPY,GBPUSD,USDCHF,AUDUSD,NZDUSD,USDCAD,EURCHF,EURGBP,EURJPY,EURAUD,GBPJPY,GBPCHF,GBPAUD,AUDJPY,AUDNZD,NZDJPY,CADJPY,USDCNH,USDHKD,XAUUSD,XAGUSD,UKOIL,USOIL,US500,US30,NAS100,HK50,JPN225,GER30'

const read = async (response: Response) => envelope.parse(await response.json())

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.stop())

const bids = async (goods: string) => {
  const { res, dt } = await read(await sandbox.call('/api/q/v1/QF1001', { goods }))
  expect(res).toBe(1)
  return quoteList.parse(dt).list
}

const quotes = async (env: Readonly<Record<string, string>>) => {
  const one = await startTestSandbox(env)
  try {
    return await read(await one.call('/api/q/v1/QF1001', { goods: all }))
  } finally {
    await one.stop()
  }
}

describe('QF1001, the quotes (requirements G3, D2, I5)', () => {
  it('quotes all thirty instruments with all their digits', async () => {
    const list = await bids(all)
    expect(list.map(({ name }) => name)).toEqual(all.split(','))
    const bid = Object.fromEntries(list.map((quote) => [quote.name, quote.bid]))
    expect(bid['EURUSD']).toMatch(/^1\.\d{5}$/)
    expect(bid['USDJPY']).toMatch(/^1\d\d\.\d{3}$/)
    expect(bid['XAUUSD']).toMatch(/^2\d{3}\.\d{2}$/)
    expect(bid['NAS100']).toMatch(/^1\d{4}\.\d$/)
    expect(bid['JPN225']).toMatch(/^3\d{4}$/)
  })

  it('moves its prices while the market is open', async () => {
    const [first] = await bids('EURUSD')
    await expect.poll(async () => (await bids('EURUSD'))[0]?.bid, { timeout: 15_000 }).not.toBe(first?.bid)
  })

  it('leaves unknown names out, names each once and keeps the order', async () => {
    const list = await bids(' xauusd ,NOPE,EURUSD,XAUUSD,')
    expect(list.map(({ name }) => name)).toEqual(['XAUUSD', 'EURUSD'])
  })

  it('refuses with a code when it knows none of the names', async () => {
    const response = await sandbox.call('/api/q/v1/QF1001', { goods: 'NOPE' })
    expect(response.status).toBe(200)
    expect(await read(response)).toMatchObject({ res: 0, code: 1001, dt: {} })
  })

  it('reads a form where the type says so (requirements G1)', async () => {
    const response = await fetch(`${sandbox.url}/api/q/v1/QF1001`, {
      method: 'POST',
      body: new URLSearchParams({ goods: 'EURUSD' }),
    })
    expect((await read(response)).res).toBe(1)
  })
})

describe('QF1002, the open prices (requirements G3, D3)', () => {
  it('gives one price for the whole trading day', async () => {
    const { dt } = await read(await sandbox.call('/api/q/v1/QF1002', { goods: 'EURUSD,XAUUSD,NAS100' }))
    const { list } = openList.parse(dt)
    expect(list.map(({ name }) => name)).toEqual(['EURUSD', 'XAUUSD', 'NAS100'])
    const later = await startTestSandbox({ SANDBOX_CLOCK: '=2026-11-18T20:30:00Z' })
    try {
      const evening = await read(await later.call('/api/q/v1/QF1002', { goods: 'EURUSD,XAUUSD,NAS100' }))
      expect(evening.dt).toEqual(dt)
    } finally {
      await later.stop()
    }
  })
})

describe('seed and clock', () => {
  const frozen = { SANDBOX_CLOCK: '=2026-11-18T12:00:00Z' }
  it('gives the same prices after a restart', async () => {
    expect(await quotes(frozen)).toEqual(await quotes(frozen))
  })

  it('gives other prices with another seed', async () => {
    expect(await quotes({ ...frozen, SANDBOX_SEED: 'other' })).not.toEqual(await quotes(frozen))
  })

  it('says in one line what is wrong with a setting', async () => {
    await expect(startTestSandbox({ SANDBOX_CLOCK: 'yesterday' })).rejects.toThrow(/SANDBOX_CLOCK must be/)
  })
})

describe('what is not understood', () => {
  const cases: [string, BodyInit | null, RegExp][] = [
    ['no body', null, /^body: /],
    ['broken JSON', '{"goods":', /^body: /],
    ['another type', '{"goods":5}', /^goods: /],
    ['no field', '{}', /^goods: /],
    ['an empty list', '{"goods":" , "}', /^goods: /],
    ['a list without end', JSON.stringify({ goods: 'EURUSD,'.repeat(1_000) }), /^goods: /],
  ]

  it.each(cases)('answers %s with 400 and the field', async (_, body, message) => {
    const response = await fetch(`${sandbox.url}/api/q/v1/QF1001`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    const { res, code, msg } = await read(response)
    expect({ res, code }).toEqual({ res: 0, code: 400 })
    expect(msg).toMatch(message)
  })

  it('refuses a large body with 413', async () => {
    const response = await sandbox.call('/api/q/v1/QF1001', { goods: 'x'.repeat(70_000) })
    expect(response.status).toBe(413)
    expect((await read(response)).code).toBe(413)
  })

  it('answers unknown paths with 404 and other methods with 405', async () => {
    const nowhere = await sandbox.call('/api/q/v1/QF9999', {})
    expect([nowhere.status, (await read(nowhere)).code]).toEqual([404, 404])
    const get = await fetch(`${sandbox.url}/api/q/v1/QF1001`)
    expect([get.status, get.headers.get('allow'), (await read(get)).code]).toEqual([405, 'POST', 405])
  })
})

describe('the rest of the house', () => {
  it('answers on /healthz', async () => {
    const response = await fetch(`${sandbox.url}/healthz`)
    expect(await response.json()).toMatchObject({ status: 'ok' })
  })

  it('says on its index page what it is, without a script', async () => {
    const page = await (await fetch(`${sandbox.url}/`)).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('/api/q/v1/QF1001')
    expect(page.match(/<th scope="row">/g)).toHaveLength(30)
    expect(page).not.toContain('<script')
  })

  it('ends on SIGTERM although a connection is open', async () => {
    const own = await startTestSandbox()
    const socket = connect(Number(new URL(own.url).port), 'localhost')
    await new Promise((resolve) => socket.once('connect', resolve))
    // The sandbox cuts the connection; by an end or by a reset is the system's choice.
    socket.on('error', () => socket.destroy())
    const cut = new Promise((resolve) => socket.once('close', resolve))
    await own.stop()
    socket.resume()
    await cut
    await expect(fetch(`${own.url}/healthz`)).rejects.toThrow()
  })
})

describe('QF1003, the bars of an instrument', () => {
  const bars = z.object({
    name: z.string(),
    interval: z.string(),
    list: z.array(
      z.object({ time: z.string(), open: z.string(), high: z.string(), low: z.string(), close: z.string() }),
    ),
  })

  it('begin where they are asked for, and end with the quote of the moment', async () => {
    const from = '2026-11-18T08:00:00.000Z'
    const asked = { name: 'EURUSD', interval: '1h', from }
    const { dt } = await read(await sandbox.call('/api/q/v1/QF1003', asked))
    const { list, name, interval } = bars.parse(dt)
    expect([name, interval, list[0]?.time, list.length]).toEqual(['EURUSD', '1h', from, 5])
    const [quote] = await bids('EURUSD')
    expect(Number(list.at(-1)?.close) / Number(quote?.bid)).toBeCloseTo(1, 3)
  })

  it.each([
    ['an unknown instrument', { name: 'NOPE', interval: '1h', from: '2026-11-18T08:00:00Z' }, 200],
    ['another interval', { name: 'EURUSD', interval: '2h', from: '2026-11-18T08:00:00Z' }, 400],
    ['no instant', { name: 'EURUSD', interval: '1h', from: 'yesterday' }, 400],
  ])('refuse %s', async (_name, asked, status) => {
    const answer = await sandbox.call('/api/q/v1/QF1003', asked)
    expect(answer.status).toBe(status)
    if (status === 200) expect((await read(answer)).res).not.toBe(1)
  })
})
