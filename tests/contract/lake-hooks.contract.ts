import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { type HookReceiver, startHookReceiver } from '#tests/support/lake/hook-receiver.ts'
import { readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { sanityAt } from '#tests/support/sanity-cli.ts'

let lake: TestLake
let receiver: HookReceiver

beforeEach(async () => {
  receiver = await startHookReceiver()
  lake = await openTestLake()
})
afterEach(async () => {
  await lake.stop()
  await receiver.stop()
})

const hook = z.looseObject({ id: z.string(), name: z.string() })
const call = async (path: string, method = 'GET', body?: unknown, token = writeToken) => {
  const response = await fetch(`${lake.url}/v2021-10-04/hooks/projects/local${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, answer }
}
const make = async (more: Record<string, unknown> = {}) => {
  const body = {
    type: 'document',
    name: 'Search',
    url: `${receiver.url}/hook`,
    dataset: 'production',
    ...more,
  }
  const made = await call('', 'POST', body)
  expect(made.status, JSON.stringify(made.answer)).toBe(201)
  return hook.parse(made.answer)
}
const sent = () => receiver.received.map(({ body }): unknown => JSON.parse(body))
const note = (text: string) => ({ _id: 'a', _type: 'note', text })
const cli = (args: string, token?: string) => sanityAt(lake.url)(args, token)

describe('a webhook', () => {
  it('sends what its rule asks for, with filter and projection over the change, signed and named', async () => {
    const { id } = await make({
      secret: 'a secret of the receiver',
      headers: { 'x-target': 'index' },
      httpMethod: 'PUT',
      rule: {
        on: ['update', 'delete'],
        filter: '_type == "note" && (delta::changedAny(text) || after() == null)',
        projection: '{_id, "from": before().text, "to": after().text, "by": delta::operation()}',
      },
    })
    await lake.client().create(note('one'))
    await lake.client().create({ _id: 'b', _type: 'other', text: 'x' })
    await lake.client().patch('a').set({ other: 1 }).commit()
    const edit = await lake.client().patch('a').set({ text: 'two' }).commit()
    await lake.client().delete('a')
    await receiver.waitFor(2)
    expect(sent()).toEqual([
      { _id: 'a', from: 'one', to: 'two', by: 'update' },
      { _id: 'a', from: 'two', to: null, by: 'delete' },
    ])
    const [first, second] = receiver.received
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-target': 'index',
      'sanity-project-id': 'local',
      'sanity-dataset': 'production',
      'sanity-document-id': 'a',
      'sanity-operation': 'update',
      'sanity-transaction-id': edit._rev,
      'sanity-webhook-id': id,
    })
    expect(first?.headers['idempotency-key']).not.toBe(second?.headers['idempotency-key'])
    const signature = String(first?.headers[SIGNATURE_HEADER_NAME])
    expect(signature).toMatch(/^t=\d+,v1=/)
    expect(await isValidSignature(first?.body ?? '', signature, 'a secret of the receiver')).toBe(true)
    expect(await isValidSignature(first?.body ?? '', signature, 'another secret')).toBe(false)
  })

  it('sends the document where no projection says otherwise, and drafts only where asked', async () => {
    await make()
    await make({
      name: 'Drafts',
      url: `${receiver.url}/drafts`,
      includeDrafts: true,
      rule: { on: ['create'] },
    })
    await lake.client().create({ ...note('draft'), _id: 'drafts.a' })
    await receiver.waitFor(1)
    await lake.client().create(note('published'))
    await receiver.waitFor(3)
    expect(sent()).toMatchObject([{ _id: 'drafts.a' }, { _id: 'a', text: 'published' }, { _id: 'a' }])
    expect(receiver.received[1]?.headers[SIGNATURE_HEADER_NAME]).toBeUndefined()
  })

  it('tells of every dataset, but of comments and tasks of none', async () => {
    await make({ dataset: '*' })
    await lake.client().datasets.create('other')
    await lake.client({ dataset: 'other' }).create(note('there'))
    await receiver.waitFor(1)
    expect(receiver.received[0]?.headers['sanity-dataset']).toBe('other')
    expect(
      await call('', 'POST', { name: 'x', url: receiver.url, dataset: 'production-comments' }),
    ).toMatchObject({
      status: 403,
      answer: { message: expect.stringMatching(/Comments and tasks are for people/) },
    })
  })

  it('is tried again under the same key, also after a restart, and has each attempt in its log', async () => {
    const { id } = await make()
    receiver.answer = 503
    await lake.client().create(note('kept'))
    await receiver.waitFor(1)
    const waiting = async () =>
      z
        .object({ webhooks: z.object({ messages: z.number() }) })
        .parse(await (await fetch(`${lake.url}/healthz`)).json()).webhooks.messages
    expect(await waiting()).toBe(1)
    await lake.close()
    receiver.answer = 200
    const before = receiver.received.length
    await lake.start()
    await receiver.waitFor(before + 1)
    expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    await expect
      .poll(async () => (await call(`/${id}/messages`)).answer)
      .toMatchObject([{ status: 'success', resultCode: 200, documentId: 'a', operation: 'create' }])
    expect(await waiting()).toBe(0)
    const { output } = await cli('hook logs Search --detailed')
    expect(output).toMatch(/Status: success\nResult code: 200\nFailures: \d/)
    expect(output).toMatch(/Failure: HTTP 503 \(run `sanity hook attempt (\d+)`/)
    expect(output).toMatch(/Success: HTTP 200 \(\d+ms\)/)
    const attempt = /hook attempt (\d+)/.exec(output)?.[1] ?? ''
    expect((await cli(`hook attempt ${attempt}`)).output).toMatch(/Status: Failed\nStatus code: 503/)
  })

  it('is given up at once by a receiver that says no', async () => {
    const { id } = await make()
    receiver.answer = 410
    await lake.client().create(note('refused'))
    await expect
      .poll(async () => (await call(`/${id}/messages`)).answer)
      .toMatchObject([{ status: 'failure', resultCode: 410, failureCount: 1 }])
    expect(receiver.received).toHaveLength(1)
    expect(lake.output()).toContain('hook not delivered, given up')
  })

  it('rests while it is disabled, and begins anew with what is written then', async () => {
    const { id } = await make()
    expect((await call(`/${id}`, 'PATCH', { isDisabledByUser: true })).answer).toMatchObject({
      isDisabled: true,
    })
    await lake.client().create(note('unheard'))
    expect((await call(`/${id}`, 'PATCH', { isDisabledByUser: false })).status).toBe(200)
    await lake.client().patch('a').set({ text: 'heard' }).commit()
    await receiver.waitFor(1)
    expect(sent()).toMatchObject([{ text: 'heard' }])
  })

  it('holds up no write and no other hook while its receiver hangs', async () => {
    const other = await startHookReceiver()
    await make({ name: 'Hangs' })
    receiver.answer = 'hang'
    await make({ name: 'Works', url: other.url })
    await lake.client().create(note('one'))
    await receiver.waitFor(1)
    await lake.client().patch('a').set({ text: 'two' }).commit()
    await other.waitFor(2)
    expect(receiver.received).toHaveLength(1)
    await lake.close()
    await other.stop()
  })
})

describe('webhooks are managed', () => {
  it('by the CLI: listed, deleted, and on record', async () => {
    const { id } = await make({ description: 'For the search', secret: 'never shown again' })
    expect((await cli('hook list')).output).toBe(
      `Name: Search\nDataset: production\nURL: ${receiver.url}/hook\nHTTP method: POST\nDescription: For the search\n`,
    )
    expect(JSON.stringify((await call('')).answer)).not.toContain('never shown again')
    await call(`/${id}`, 'PATCH', { name: 'Index' })
    expect(await cli('hook delete Index')).toEqual({ exitCode: 0, output: 'Hook deleted' })
    expect((await call('')).answer).toEqual([])
    await lake.client().create(note('unheard'))
    const acts = await fetch(`${lake.url}/v1/people/acts`, {
      headers: { authorization: `Bearer ${writeToken}` },
    })
    expect(
      z
        .array(z.unknown())
        .parse(await acts.json())
        .slice(0, 3),
    ).toMatchObject([
      { act: 'hook.remove', detail: `Index, production to ${receiver.url}` },
      { act: 'hook.change' },
      { act: 'hook.add', detail: `Search, production to ${receiver.url}`, authorName: 'Write token' },
    ])
    expect(receiver.received).toEqual([])
  })

  it('by administrators alone', async () => {
    const compliance = await signInAs(lake.url, 'compliance-1')
    for (const token of [readToken, compliance]) {
      expect(await call('', 'GET', undefined, token)).toMatchObject({
        status: 403,
        answer: {
          message: expect.stringMatching(/may not manage webhooks\. Ask a user with the role Administrator/),
        },
      })
      const tried = await call('', 'POST', { name: 'x', url: receiver.url }, token)
      expect(tried.status).toBe(403)
    }
    expect((await cli('hook list', compliance)).output).toMatch(/may not manage webhooks/)
    expect((await fetch(`${lake.url}/v1/hooks/projects/local`)).status).toBe(401)
    expect(
      (
        await fetch(`${lake.url}/v1/hooks/projects/elsewhere`, {
          headers: { authorization: `Bearer ${writeToken}` },
        })
      ).status,
    ).toBe(404)
  })

  it.each([
    [{ url: 'ftp://example.com' }, /url must be an http or https address/],
    [{ url: 'https://me:pass@example.com' }, /without a name and password/],
    [{ name: ' ' }, /name/],
    [{ httpMethod: 'GET' }, /a GET has no body/],
    [{ type: 'transaction' }, /a hook here tells of documents/],
    [{ headers: { 'sanity-operation': 'x' } }, /writes itself/],
    [{ headers: { x: 'a\nb' } }, /printable ASCII/],
    [{ dataset: 'nowhere' }, /There is no dataset .*nowhere/],
    [{ rule: { on: ['create'], filter: '_type ==' } }, /./],
    [{ rule: { on: ['create'], filter: '_type == $type' } }, /no parameters/],
    [{ rule: { on: ['moved'] } }, /rule\.on/],
    [{ filters: 'x' }, /filters/],
  ])('with %j are refused in a sentence', async (wrong, sentence) => {
    const { status, answer } = await call('', 'POST', { name: 'x', url: receiver.url, ...wrong })
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toMatch(sentence)
  })
})
