import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type LakeProcess, readToken, startTestLake } from '#tests/support/lake/lake.ts'
import { childrenOf } from '#tests/support/process.ts'

/**
 * Queries made to stop the lake: each grows, loops or nests beyond all measure. Whoever sends them
 * waits or is refused; nobody else does, and the lake's process stays the same.
 */

let lake: LakeProcess

beforeAll(async () => {
  lake = await startTestLake()
  const transaction = lake.client().transaction()
  for (let at = 0; at < 300; at++) {
    const title = `number ${at} of many words`
    transaction.create({ _id: `doc-${String(at).padStart(3, '0')}`, _type: 'doc', at, title })
  }
  await transaction.commit()
  // The lake's pool for editors is started from the first costly query on.
  await lake.client().fetch(costly)
  patience += await aloneAtWorst()
}, 120_000)

afterAll(() => lake.stop())

interface Attack {
  query: string
  params?: Record<string, unknown>
}

const long = 'a'.repeat(23_000)
const short = 'a'.repeat(7_000)
const manyFunctions = (count: number) =>
  [
    ...Array.from(
      { length: count },
      (_, at) => `fn a::f${at}($x) = $x{"a": a::f${at + 1}(@), "b": a::f${at + 1}(@)};`,
    ),
    `fn a::f${count}($x) = $x{_id};`,
    '*[0]{"r": a::f0(@)}',
  ].join('\n')
const doubled = (times: number) => `{"a": $s}${'{"a": a + a}'.repeat(times)}`

const attacks: Readonly<Record<string, Attack>> = {
  'a join of a split over 23 kB': {
    query: 'array::join(string::split($s, ""), $s)',
    params: { s: long },
  },
  'the same over 7 kB': { query: 'array::join(string::split($s, ""), $s)', params: { s: short } },
  'the same, split again': {
    query: 'count(string::split(array::join(string::split($s, ""), $s), ""))',
    params: { s: short },
  },
  'text doubled thirty times': { query: doubled(30), params: { s: short } },
  'arrays doubled thirty times': { query: doubled(30), params: { s: Array.from({ length: 500 }, () => 1) } },
  'a product of arrays': {
    query:
      '*[_type == "doc"]{"x": *[_type == "doc"]{"y": *[_type == "doc"]{"z": ^.^.title + ^.title + title}}}',
  },
  'texts in a product': {
    query: 'array::unique(*[]{"x": *[at != ^.at]{"y": string::split($s, "")}})',
    params: { s: short },
  },
  'nested counts': {
    query: 'count(*[count(*[count(*[at > ^.at && title != ^.^.title]) > 1 && at != ^.at]) > 1])',
  },
  'an order by what is computed': {
    query: '*[] | order(array::join(string::split($s, ""), title) desc)',
    params: { s: short },
  },
  'a score of wildcards': {
    query: '*[] | score($s match $p)',
    params: { s: short, p: `${'*a'.repeat(40)}*b` },
  },
  'a match of wildcards': { query: '$s match $p', params: { s: long, p: `${'*a'.repeat(40)}*b` } },
  'a path of wildcards': {
    query: '$s in path($p)',
    params: { s: 'a.'.repeat(3_000), p: `${'**.'.repeat(30)}b` },
  },
  'functions that unfold': { query: manyFunctions(22) },
  parentheses: { query: `${'('.repeat(9_000)}1${')'.repeat(9_000)}` },
  'minus signs': { query: `${'-'.repeat(15_000)}1` },
  'a sum of ten thousand': { query: `${'1+'.repeat(10_000)}1` },
}

/** With the answer read to its end. */
async function send({ query, params = {} }: Attack, token?: string): Promise<Answer> {
  const response = await fetch(`${lake.url}/v2026-05-04/data/query/production`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, params }),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

interface Answer {
  status: number
  text: string
  headers: Headers
}

/** What the machine itself, with all else it does, makes an editor wait at worst, ms. */
const aloneAtWorst = () => workBeside(new Promise((resolve) => setTimeout(resolve, 2_000)))

/** Reads and writes as an editor until `attack` is over. @returns how long the slowest took, ms */
async function workBeside(attack: Promise<unknown>): Promise<number> {
  const state = { isOver: false }
  const over = attack.finally(() => {
    state.isOver = true
  })
  let slowest = 0
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    slowest = Math.max(slowest, performance.now() - begun)
  }
  const client = lake.client()
  for (let at = 0; !state.isOver; at++) {
    await timed(() => client.createOrReplace({ _id: 'drafts.editor', _type: 'doc', at }))
    await timed(() => client.fetch('*[_id == "doc-007"][0].title'))
    await timed(() => client.fetch(costly))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await over
  return slowest
}

/** Goes where all costly queries go. */
const costly = 'count(*[title match "numb*" && string::lower(title) match "*many*"])'

/** What is a refusal or an answer, and no failure of the lake's. */
const proper = [200, 400, 408, 413, 429]
let patience = 2_500

describe('hostile queries without a token', () => {
  it.each(Object.entries(attacks))(
    '%s: who reads and writes beside waits no second longer than else',
    async (_name, attack) => {
      const pid = lake.pid()
      const sent = Promise.all([send(attack), send(attack)])
      expect(await workBeside(sent)).toBeLessThan(patience)
      for (const { status, text } of await sent) expect(proper, text.slice(0, 300)).toContain(status)
      expect(lake.pid()).toBe(pid)
      expect(await lake.client().fetch('count(*[_type == "doc"])')).toBe(300)
    },
  )

  it('six at once, and more than an address may have waiting', async () => {
    const endless = attacks['nested counts'] ?? { query: '' }
    const sent = Promise.all(Array.from({ length: 9 }, () => send(endless)))
    expect(await workBeside(sent)).toBeLessThan(patience)
    const answers = await sent
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    for (const { text, headers } of refused) {
      expect(headers.get('retry-after')).toBe('1')
      expect(text).toContain('5 of your costly queries are already waiting')
    }
    expect(answers.filter(({ status }) => status === 408)).toHaveLength(6)
  })

  it('are refused with the limit, the value and the way out', async () => {
    const tooLong = await send({ query: 'count(string::split($s, ""))', params: { s: 'a'.repeat(23_000) } })
    expect(tooLong.status).toBe(413)
    expect(tooLong.text).toMatch(
      /have 230\d\d bytes; without a token 16384 are taken\. Ask for less.* or with a token/,
    )
    const tooDeep = await send({ query: `${'('.repeat(300)}1${')'.repeat(300)}` })
    expect(tooDeep.status).toBe(400)
    expect(tooDeep.text).toContain('300 brackets inside of each other; 100 are taken')
    const chain = await send({ query: `${'-'.repeat(12_000)}1` })
    expect(chain.status).toBe(400)
    expect(chain.text).toContain('nested too deeply')
    const deep = await send({
      query: '$s',
      params: { s: JSON.parse(`${'['.repeat(190)}${']'.repeat(190)}`) },
    })
    expect(deep.status).toBe(200)
    const deeper = await fetch(
      `${lake.url}/v2026-05-04/data/query/production?query=$s&$s=${'['.repeat(4_000)}${']'.repeat(4_000)}`,
    )
    expect(deeper.status).toBe(400)
  })
})

/** What a listener with this query is sent; it ends where the query is refused. */
async function listen(query: string): Promise<string> {
  const response = await fetch(
    `${lake.url}/v2026-05-04/data/listen/production?query=${encodeURIComponent(query)}`,
  )
  return response.text()
}

describe('hostile filters of listeners without a token', () => {
  it.each([
    ['functions that unfold', manyFunctions(22), 'no functions of its own'],
    ['a long sum', `*[${'1+'.repeat(5_000)}1 > 0]`, 'has 10008 characters; 4000 are taken'],
    [
      'a join of a split',
      `*[array::join(string::split("${'a'.repeat(2_000)}", ""), title) > ""]`,
      'too costly',
    ],
  ])('%s: refused before the lake reads them', async (_name, query, reason) => {
    const begun = performance.now()
    expect(await listen(query)).toContain(reason)
    expect(performance.now() - begun).toBeLessThan(patience)
  })
})

describe('hostile queries of one with a token', () => {
  it('leave the lake and everybody else alone', async () => {
    const pid = lake.pid()
    const hostile = [
      'the same, split again',
      'arrays doubled thirty times',
      'texts in a product',
      'nested counts',
      'functions that unfold',
    ].map((name) => attacks[name] ?? { query: '' })
    const sent = Promise.all(hostile.map((attack) => send(attack, readToken)))
    expect(await workBeside(sent)).toBeLessThan(patience)
    for (const { status, text } of await sent) expect(proper, text.slice(0, 300)).toContain(status)
    expect(lake.pid()).toBe(pid)
  })
})

describe('a query that would never end', () => {
  it('runs beside the others, and is stopped', async () => {
    const client = lake.client({ timeout: 30_000, maxRetries: 0 })
    await client.mutate(
      Array.from({ length: 300 }, (_, n) => ({ create: { _id: `heavy-${n}`, _type: 'heavy', n } })),
      { returnDocuments: false },
    )
    const endless = client
      .fetch(
        'count(*[_type == "heavy" && count(*[_type == "heavy" && count(*[n > ^.^.n && count(*[n > ^.^.^.n]) > 0]) > 0]) > 0])',
      )
      .catch((error: unknown) => error)
    const order: string[] = []
    const ended = endless.then(() => order.push('endless'))
    // Too costly to be answered at once, so they need a thread that is free.
    for (let at = 0; at < 20; at++) {
      expect(await client.fetch('count(*[_type == "heavy" && string(n) match "1*"])')).toBe(111)
      order.push('light')
    }
    expect(order).toEqual(Array.from({ length: 20 }, () => 'light'))
    await client.create({ _id: 'heavy-new', _type: 'heavy', text: 'unheard-of' })
    expect(await endless).toMatchObject({ statusCode: 408 })
    await ended
    expect(await client.fetch('*[@ match text::query("unheard*")]._id')).toEqual(['heavy-new'])
  })
})

describe('a lake killed with SIGKILL', () => {
  it('leaves no query process behind, busy or not', async () => {
    const queryProcesses = childrenOf(lake.pid())
    expect(queryProcesses.length).toBeGreaterThanOrEqual(process.platform === 'linux' ? 2 : 0)
    const cutOff = Promise.allSettled([send(attacks['nested counts'] ?? { query: '' })])
    await lake.client().fetch(costly)
    await lake.kill()
    await cutOff
    const alive = () => queryProcesses.filter((pid) => existsSync(`/proc/${pid}`))
    // A busy one ends when its query's time is over.
    await vi.waitFor(() => expect(alive()).toEqual([]), { timeout: 20_000, interval: 100 })
    await lake.start()
    expect(await lake.client().fetch('count(*[_type == "doc"])')).toBe(300)
  })
})
