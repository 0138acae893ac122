import { describe, expect, it } from 'vitest'
import { withHeldLine } from './held-fetch.ts'
import { Line, type LineState } from './line.ts'

const base = 'http://localhost:3333/structure'
const save = 'http://localhost:3333/v1/data/actions/production?tag=sanity.studio.document.commit'
const read = 'http://localhost:3333/v1/data/query/production?query=*'
const act = 'http://localhost:3333/v1/data/actions/production?tag=sanity.studio.document.publish'
const stream = 'http://s3.localhost:3333/v1/data/listen/production?query=*'

const refused = (type: string) => Response.json({ error: { type } }, { status: 409 })

/** A fetch that answers one after the other, an error where none comes, and what its callers saw of the line. */
function lineOf(...answers: (Response | undefined)[]) {
  const line = new Line()
  const states: LineState[] = []
  const sent: { address: string; lastId: string | null }[] = []
  line.subscribe(() => states.push(line.state()))
  const fetch = withHeldLine(
    async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString()
      sent.push({ address, lastId: new Headers(init?.headers).get('last-event-id') })
      const answer = answers.shift()
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return answer
    },
    line,
    base,
    async (_ms, signal) => signal?.throwIfAborted(),
  )
  return { fetch, line, states, sent }
}

const down = { isDown: true, reason: undefined }
const up = { isDown: false, reason: undefined }

describe('a request while the line is down', () => {
  it.each([
    ['what is saved', save, 'POST'],
    ['what is asked', read, 'GET'],
  ])('waits: %s', async (_what, address, method) => {
    const { fetch, states, sent } = lineOf(undefined, undefined, Response.json({ ok: true }))
    const answer = await fetch(address, { method, body: method === 'POST' ? '{}' : null })
    expect(await answer.json()).toEqual({ ok: true })
    expect(sent).toHaveLength(3)
    expect(states).toEqual([down, up])
  })

  it('fails at once where an editor acts', async () => {
    const { fetch, states } = lineOf(undefined)
    await expect(fetch(act, { method: 'POST', body: '{}' })).rejects.toThrow('Failed to fetch')
    expect(states).toEqual([])
  })

  it('is given up with its sender', async () => {
    const leaving = new AbortController()
    leaving.abort(new Error('left'))
    const { fetch, line } = lineOf(undefined)
    await expect(fetch(read, { signal: leaving.signal })).rejects.toThrow('Failed to fetch')
    expect(line.state()).toEqual(up)
  })

  it('of another house is none of ours', async () => {
    const { fetch } = lineOf(undefined)
    await expect(fetch('http://localhost:3000/api/draft')).rejects.toThrow('Failed to fetch')
  })

  it('says what the lake says', async () => {
    const full = Response.json({ message: 'The lake could not write' }, { status: 507 })
    const { fetch, states } = lineOf(full, Response.json({}))
    expect((await fetch(save, { method: 'POST', body: '{}' })).ok).toBe(true)
    expect(states).toEqual([{ isDown: true, reason: 'The lake could not write' }, up])
  })

  it('was taken where the lake has its number already', async () => {
    const { fetch } = lineOf(undefined, refused('transactionAlreadyExistsError'))
    const answer = await fetch(save, { method: 'POST', body: '{"transactionId":"t1"}' })
    expect(await answer.json()).toEqual({ transactionId: 't1' })
  })

  it.each([
    ['of another revision', [undefined, refused('documentRevisionIDDoesNotMatchError')]],
    ['sent once only', [refused('transactionAlreadyExistsError')]],
  ])('is refused as ever: %s', async (_what, answers) => {
    const { fetch } = lineOf(...answers)
    expect((await fetch(save, { method: 'POST', body: '{"transactionId":"t1"}' })).status).toBe(409)
  })
})

const events = (...parts: string[]) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
        controller.close()
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  )

const welcome = 'event: welcome\nid: 7\ndata: {}\n\n'
const mutation = (id: string) => `event: mutation\nid: ${id}\ndata: {}\n\n`
const bye = 'event: disconnect\ndata: {}\n\n'

describe('a stream', () => {
  it('goes on after the last event that came whole', async () => {
    const { fetch, sent } = lineOf(
      events(welcome, 'event: mutation\nid: 8', '.1\ndata: {}\n\nevent: mut'),
      undefined,
      events('event: welcomeback\ndata: {}\n\n', mutation('9.1'), bye),
    )
    const response = await fetch(stream)
    expect(await response.text()).toBe(
      `${welcome}${mutation('8.1')}event: welcomeback\ndata: {}\n\n${mutation('9.1')}${bye}`,
    )
    expect(sent.map(({ lastId }) => lastId)).toEqual([null, '8.1', '8.1'])
    expect(new Set(sent.map(({ address }) => address))).toEqual(new Set([stream]))
  })

  it('does not say that the lake stops', async () => {
    const stopping = 'event: reconnect\ndata: {"reason":"The lake is stopping"}\n\n'
    const { fetch } = lineOf(events(welcome, stopping), events(bye))
    expect(await (await fetch(stream)).text()).toBe(`${welcome}${bye}`)
  })

  it('ends where the lake refuses, so that its reader asks why', async () => {
    const { fetch, sent } = lineOf(events(welcome), Response.json({}, { status: 401 }))
    expect(await (await fetch(stream)).text()).toBe(welcome)
    expect(sent).toHaveLength(2)
  })

  it('is refused at once where it cannot be opened', async () => {
    const { fetch } = lineOf(Response.json({}, { status: 404 }))
    expect((await fetch(stream)).status).toBe(404)
  })
})
