import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup, restoreBackup } from '#tests/support/backup.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { anonymousClient, readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import {
  type Colleague,
  colleague,
  commentBy,
  commentsDataset,
  taskBy,
  words,
} from '#tests/support/lake/comments.ts'
import { runScript } from '#tests/support/process.ts'

let lake: TestLake
let admin: Colleague
let marketer: Colleague
let translator: Colleague

beforeAll(async () => {
  lake = await openTestLake()
  admin = await colleague(lake, 'admin')
  marketer = await colleague(lake, 'marketer')
  translator = await colleague(lake, 'translator-de')
})
afterAll(() => lake.stop())

const call = async (
  path: string,
  { token = '', method = 'GET', body }: { token?: string; method?: string; body?: unknown } = {},
) => {
  const response = await fetch(`${lake.url}/v2026-05-04/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text }
}

describe('the Studio', () => {
  it('finds the dataset of comments, and the features on', async () => {
    const { text } = await call('projects/local/datasets?datasetProfile=comments&addonFor=production', {
      token: marketer.token,
    })
    expect(JSON.parse(text)).toEqual([
      { name: commentsDataset, aclMode: 'private', datasetProfile: 'comments', addonFor: 'production' },
    ])
    const made = await call('comments/production/setup', { token: marketer.token, method: 'POST' })
    expect(JSON.parse(made.text)).toEqual({ datasetName: commentsDataset })
    expect((await call('comments/other/setup', { token: marketer.token, method: 'POST' })).status).toBe(404)
    expect(await lake.client().datasets.list()).toEqual([expect.objectContaining({ name: 'production' })])
    expect((await call('features')).text).toContain('sanityTasks')
  })

  it('learns who may read a document, to offer them for a mention', async () => {
    const query = '*[_type == "system.group"]{members, grants}'
    const site = lake.client({ token: marketer.token, perspective: 'raw' })
    const groups = await site.fetch<{ members: string[]; grants: { filter: string }[] }[]>(query)
    expect(groups.flatMap(({ members }) => members)).toEqual(
      expect.arrayContaining([admin.id, marketer.id, translator.id]),
    )
    expect(groups.every(({ grants }) => grants.some(({ filter }) => filter === '_id in path("**")'))).toBe(
      true,
    )
    expect(await anonymousClient(lake).fetch(query)).toEqual([])
  })
})

describe('comments and tasks', () => {
  it('are written, answered, reacted to and resolved by people of every role', async () => {
    const first = commentBy(translator.id, { message: words('See', marketer.id) })
    await translator.comments.create(first)
    const answer = commentBy(marketer.id, { parentCommentId: first._id, threadId: first.threadId })
    await marketer.comments.create(answer)
    const heart = { _key: `${marketer.id}-heart`, shortName: ':heart:', userId: marketer.id }
    await marketer.comments
      .patch(first._id)
      .setIfMissing({ reactions: [] })
      .append('reactions', [heart])
      .commit()
    await marketer.comments.patch(first._id).set({ status: 'resolved' }).commit()
    await marketer.comments
      .patch({ query: `*[_type == "comment" && parentCommentId == "${first._id}"]` })
      .set({ status: 'resolved' })
      .commit()
    const thread =
      '*[threadId == $threadId] | order(_createdAt){authorId, status, "reactions": count(reactions)}'
    expect(await admin.comments.fetch(thread, { threadId: first.threadId })).toEqual([
      { authorId: translator.id, status: 'resolved', reactions: 1 },
      { authorId: marketer.id, status: 'resolved', reactions: null },
    ])
    // As the Studio deletes a thread: its answers by a query, and the comment itself.
    await translator.comments.delete({ query: `*[_type == "comment" && parentCommentId == "${first._id}"]` })
    await translator.comments.delete(first._id)
    expect(await admin.comments.fetch(thread, { threadId: first.threadId })).toEqual([])
  })

  it('are heard at once by colleagues who listen', async () => {
    const heard = new Promise<unknown>((resolve, reject) => {
      const stream = marketer.comments.listen(
        '*[_type == "tasks.task"]',
        {},
        { events: ['welcome', 'mutation'] },
      )
      const subscription = stream.subscribe({
        next: (event) => {
          if (event.type === 'welcome') {
            translator.comments
              .create(taskBy(translator.id, { title: 'Heard', assignedTo: marketer.id }))
              .catch(reject)
          }
          if (event.type !== 'mutation') return
          subscription.unsubscribe()
          resolve(event.result)
        },
        error: reject,
      })
    })
    expect(await heard).toMatchObject({ title: 'Heard', assignedTo: marketer.id, authorId: translator.id })
  })

  it('keep markup as it was typed', async () => {
    const typed = '<img src=x onerror=alert(1)> **{{pct}}** &amp;'
    const { _id } = await marketer.comments.create(commentBy(marketer.id, { message: words(typed) }))
    expect(await admin.comments.fetch('*[_id == $_id][0].message[0].children[0].text', { _id })).toBe(typed)
  })

  it.each<[string, () => Record<string, unknown>, RegExp]>([
    [
      'of 100,000 characters',
      () => commentBy(marketer.id, { message: words('x'.repeat(100_000)) }),
      /10,000 characters; this one has 100,000/,
    ],
    [
      'that mentions nobody there is',
      () => commentBy(marketer.id, { message: words('Ask', 'u0000000000000000') }),
      /no account/,
    ],
    ['without words', () => commentBy(marketer.id, { message: [] }), /needs words/],
    ['in the name of another', () => commentBy(admin.id), /own name/],
    [
      'with a message of another shape',
      () => commentBy(marketer.id, { message: 'text' }),
      /no comment: message/,
    ],
    [
      'that is a task for nobody',
      () => taskBy(marketer.id, { assignedTo: 'u0000000000000000' }),
      /no account/,
    ],
    ['due on no day', () => taskBy(marketer.id, { dueBy: '2026-02-30' }), /no task: dueBy/],
  ])('are refused in a sentence: %s', async (_name, make, sentence) => {
    const before = await admin.comments.fetch<number>('count(*)')
    const { _id, _type, ...rest } = make()
    const creating = marketer.comments.create({ _id: String(_id), _type: String(_type), ...rest })
    await expect(creating).rejects.toThrow(sentence)
    expect(await admin.comments.fetch('count(*)')).toBe(before)
  })

  it('are changed and taken back by their authors', async () => {
    const { _id } = await marketer.comments.create(commentBy(marketer.id))
    await expect(
      translator.comments
        .patch(_id)
        .set({ message: words('No.') })
        .commit(),
    ).rejects.toThrow(/Answer it/)
    await expect(translator.comments.patch(_id).set({ authorId: translator.id }).commit()).rejects.toThrow(
      /author/,
    )
    await expect(translator.comments.delete(_id)).rejects.toThrow(/taken back by who wrote it/)
    await marketer.comments
      .patch(_id)
      .set({ message: words('Better.') })
      .commit()
    await admin.comments.delete(_id)
    expect(await admin.comments.getDocument(_id)).toBeUndefined()
  })
})

describe('nobody else', () => {
  const paths = [
    `data/query/${commentsDataset}?query=*`,
    `data/query/${commentsDataset}?query=*&perspective=inForce`,
    `data/doc/${commentsDataset}/any`,
    `data/export/${commentsDataset}`,
    `data/listen/${commentsDataset}?query=*`,
    `data/live/events/${commentsDataset}`,
    `data/history/${commentsDataset}/transactions/any`,
    `data/sequence/${commentsDataset}`,
    `data/approvals/${commentsDataset}`,
    `projects/local/datasets/${commentsDataset}/acl`,
    `projects/local/datasets/${commentsDataset}`,
  ]

  it.each(paths)('reads %s', async (path) => {
    expect((await call(path)).status).toBe(401)
    for (const token of [readToken, writeToken]) expect((await call(path, { token })).status).toBe(403)
  })

  it('is told more than that the dataset is there, as the Studio asks when a stream broke off', async () => {
    expect(await call(`data/ping/${commentsDataset}`)).toEqual({ status: 200, text: '{}' })
  })

  it('writes: not without a session, not with the token of a program', async () => {
    const mutations = [{ create: commentBy('<anonymous>') }]
    const path = `data/mutate/${commentsDataset}`
    expect((await call(path, { method: 'POST', body: { mutations } })).status).toBe(401)
    for (const token of [readToken, writeToken]) {
      expect((await call(path, { method: 'POST', token, body: { mutations } })).status).toBe(403)
    }
  })

  it('is shown them on the site or told of them', async () => {
    const sequence = (await call('data/sequence/production')).text
    await marketer.comments.create(commentBy(marketer.id))
    expect((await call('data/sequence/production')).text).toBe(sequence)
    const visitor = anonymousClient(lake)
    expect(await visitor.fetch('*[_type in ["comment", "tasks.task"]]')).toEqual([])
    const inForce = 'data/query/production?perspective=inForce&query=*[_type=="comment"]'
    expect(JSON.parse((await call(inForce)).text)).toMatchObject({ result: [] })
  })

  it('opens or deletes the dataset, an administrator included', async () => {
    const path = `projects/local/datasets/${commentsDataset}`
    const { token } = admin
    const open = await call(path, { token, method: 'PATCH', body: { aclMode: 'public' } })
    expect(open).toEqual({ status: 403, text: expect.stringContaining('stay private') })
    const gone = await call(path, { token, method: 'DELETE' })
    expect(gone).toEqual({ status: 403, text: expect.stringContaining('holds its comments') })
    expect((await call(path, { token: writeToken, method: 'DELETE' })).status).toBe(403)
  })

  it('reads on when the session has ended', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const path = `data/query/${commentsDataset}?query=count(*)`
    expect((await call(path, { token })).status).toBe(200)
    expect((await call('auth/logout', { token, method: 'POST' })).status).toBe(204)
    expect((await call(path, { token })).status).toBe(401)
  })
})

describe('no way around approvals', () => {
  const warning = { _type: 'riskWarning', lossPercentage: 0 }

  it.each([
    ['a regulated document', { _id: 'riskWarning', ...warning }, /holds comments and tasks; a "riskWarning"/],
    ['its draft', { _id: 'drafts.riskWarning', ...warning }, /no drafts/],
    ['an approval', { _id: 'approval.x', _type: 'approval.decision' }, /holds comments and tasks/],
    [
      'a release',
      { _id: '_.releases.r1', _type: 'system.release', name: 'r1' },
      /no drafts, versions or releases/,
    ],
  ])('%s is refused, and nothing happens', async (_name, document, sentence) => {
    const sequence = (await call('data/sequence/production')).text
    await expect(admin.comments.createOrReplace(document)).rejects.toThrow(sentence)
    expect((await call('data/sequence/production')).text).toBe(sequence)
    expect(
      await lake.client({ perspective: 'raw' }).fetch('count(*[_id == $id])', { id: document._id }),
    ).toBe(0)
  })

  it('actions neither publish nor approve anything there', async () => {
    const act = (action: Record<string, unknown>) =>
      call(`data/actions/${commentsDataset}`, {
        token: admin.token,
        method: 'POST',
        body: { actions: [action] },
      })
    const created = await act({
      actionType: 'sanity.action.document.create',
      publishedId: 'riskWarning',
      attributes: { _id: 'drafts.riskWarning', ...warning },
      ifExists: 'fail',
    })
    expect(created).toEqual({ status: 400, text: expect.stringContaining('no drafts') })
    const asked = await act({
      actionType: 'lake.action.approval.ask',
      publishedId: 'riskWarning',
      reason: 'r',
    })
    expect(asked.status).toBeGreaterThanOrEqual(400)
    expect(asked.status).toBeLessThan(500)
    expect((await call(`data/approvals/${commentsDataset}`, { token: admin.token })).status).toBe(404)
  })
})

describe('what was said', () => {
  it('is there after the lake was killed, and in a backup; the log of it holds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-comments-'))
    try {
      const { _id } = await marketer.comments.create(commentBy(marketer.id, { message: words('Kept.') }))
      const inBackup = await lake.whileAway(async () => {
        const env = { DATA_DIR: lake.dataDir }
        expect(await runScript(['lake/cli.ts', 'verify'], env)).toMatch(
          /^Verified: \d+ log entries.*no faults/m,
        )
        expect((await makeBackup(lake.dataDir, join(folder, 'backup'))).output).toContain('Backup of')
        const restored = await restoreBackup(join(folder, 'backup'), join(folder, 'data'))
        expect(restored.output).toContain('All hashes are right')
        return join(folder, 'data')
      })
      const text = '*[_id == $_id][0].message[0].children[0].text'
      expect(await (await colleague(lake, 'marketer')).comments.fetch(text, { _id })).toBe('Kept.')
      const other = await openTestLake({ DATA_DIR: inBackup })
      try {
        expect(await (await colleague(other, 'marketer')).comments.fetch(text, { _id })).toBe('Kept.')
        expect(await anonymousClient(other).fetch('*[_type == "comment"]')).toEqual([])
      } finally {
        await other.stop()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('stays in a dataset that was there before, which is closed', async () => {
    const older = await openTestLake()
    try {
      await older.close()
      const db = new DatabaseSync(join(older.dataDir, 'lake', 'lake.sqlite'))
      db.prepare("UPDATE dataset SET acl_mode = 'public' WHERE name = ?").run(commentsDataset)
      db.close()
      await older.start()
      const answer = await fetch(`${older.url}/v1/data/query/${commentsDataset}?query=*`)
      expect(answer.status).toBe(401)
      const token = await signInAs(older.url, 'admin')
      const described = await fetch(`${older.url}/v1/projects/local/datasets/${commentsDataset}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await described.json()).toMatchObject({ aclMode: 'private' })
    } finally {
      await older.stop()
    }
  })
})
