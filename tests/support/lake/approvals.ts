import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import type { TestLake } from './lake.ts'

export type Signer = 'admin' | 'compliance-1' | 'compliance-2' | 'marketer'

const missing = z.array(z.object({ people: z.number(), compliance: z.boolean() }))
const answer = z.looseObject({
  act: z.string(),
  contentHash: z.string(),
  state: z.string(),
  sentence: z.string(),
  maySign: z.boolean(),
  missing,
  authors: z.array(z.looseObject({ name: z.string() })),
  signatures: z.array(z.looseObject({ name: z.string() })),
  decisions: z.array(z.looseObject({ kind: z.string() })),
  inForce: z.object({ revision: z.string().nullable(), sequence: z.number(), isBehind: z.boolean() }),
})
export type ApprovalAnswer = z.infer<typeof answer>

/** The people of a lake at work on approvals, each signed in once. */
export function approvalsOf(lake: Pick<TestLake, 'url'>) {
  const tokens = new Map<Signer, Promise<string>>()
  const tokenOf = (person: Signer): Promise<string> => {
    const token = tokens.get(person) ?? signInAs(lake.url, person)
    tokens.set(person, token)
    return token
  }
  const send = async (person: Signer, path: string, body?: unknown): Promise<Response> =>
    fetch(`${lake.url}/v2026-05-04/data/${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(person)}` },
    })
  /** A request of the administrator about people. */
  const manage = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${lake.url}/v2026-05-04/people/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('admin')}` },
    })
  const act = (person: Signer, ...actions: readonly Record<string, unknown>[]) =>
    send(person, 'actions/production', { actions })
  const decide = (person: Signer, kind: string, publishedId: string, more: Record<string, unknown> = {}) =>
    act(person, { actionType: `lake.action.approval.${kind}`, publishedId, ...more })
  const read = async (publishedId: string, query = '', person: Signer = 'admin'): Promise<ApprovalAnswer> =>
    answer.parse(await (await send(person, `approvals/production/${publishedId}${query}`)).json())

  return {
    tokenOf,
    manage,
    act,
    read,
    mutate: (person: Signer, ...mutations: readonly unknown[]) =>
      send(person, 'mutate/production', { mutations }),
    ask: (person: Signer, publishedId: string, more: Record<string, unknown> = {}) =>
      decide(person, 'ask', publishedId, { reason: 'A new figure.', ...more }),
    approve: async (person: Signer, publishedId: string, more: Record<string, unknown> = {}) =>
      decide(person, 'approve', publishedId, { contentHash: (await read(publishedId)).contentHash, ...more }),
    refuse: async (person: Signer, publishedId: string, more: Record<string, unknown> = {}) =>
      decide(person, 'refuse', publishedId, {
        contentHash: (await read(publishedId)).contentHash,
        comment: 'Not yet.',
        ...more,
      }),
    withdraw: async (person: Signer, publishedId: string, more: Record<string, unknown> = {}) =>
      decide(person, 'withdraw', publishedId, {
        contentHash: (await read(publishedId)).contentHash,
        ...more,
      }),
    publish: (person: Signer, publishedId: string) =>
      act(person, {
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${publishedId}`,
        publishedId,
      }),
    /** Asks for an act on what stands, and has people sign until nothing is missing. */
    async sign(
      publishedId: string,
      { author = 'marketer', by = signers, act: kind = 'publish', releaseId }: Agreeing = {},
    ) {
      const meant = { act: kind, ...(releaseId !== undefined && { releaseId }) }
      const query = `?${new URLSearchParams(meant)}`
      await expectOk(await decide(author, 'ask', publishedId, { reason: 'A new figure.', ...meant }))
      for (const person of by) {
        const { missing: left, maySign, contentHash } = await read(publishedId, query, person)
        if (left.length === 0 || !maySign) continue
        await expectOk(await decide(person, 'approve', publishedId, { contentHash, ...meant }))
      }
    },
    /** Has what stands in a draft signed, and publishes it. */
    async agree(publishedId: string, agreeing: Agreeing = {}) {
      await this.sign(publishedId, agreeing)
      await expectOk(await this.publish('compliance-1', publishedId))
    },
  }
}

interface Agreeing {
  author?: Signer
  /** In this order, as many as it takes. */
  by?: readonly Signer[]
  act?: 'publish' | 'unpublish' | 'delete'
  /** Whose version is meant; the draft by default. */
  releaseId?: string
}

const signers: readonly Signer[] = ['compliance-2', 'admin', 'compliance-1']

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}
