import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { type MailServer, startMailServer } from '#tests/support/lake/mail-server.ts'
import { type Colleague, colleague, commentBy, taskBy, words } from '#tests/support/lake/comments.ts'

const from = 'studio@example.com'

let mail: MailServer
let lake: TestLake
let admin: Colleague
let marketer: Colleague
let german: Colleague

const call = async (at: TestLake, path: string, body: unknown, method = 'PATCH') => {
  const response = await fetch(`${at.url}/v2026-05-04/people/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${writeToken}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

const giveAddresses = async (at: TestLake, people: Readonly<Record<string, string>>) => {
  for (const [id, email] of Object.entries(people)) {
    expect((await call(at, `users/${id}`, { email })).status).toBe(200)
  }
}

beforeAll(async () => {
  mail = await startMailServer()
  lake = await openTestLake({ SMTP_URL: mail.url, SMTP_FROM: from })
  admin = await colleague(lake, 'admin')
  marketer = await colleague(lake, 'marketer')
  german = await colleague(lake, 'translator-de')
  await giveAddresses(lake, {
    [admin.id]: 'admin@example.com',
    [marketer.id]: 'marketer@example.com',
    [german.id]: 'german@example.com',
  })
})
afterAll(async () => {
  await lake.stop()
  await mail.close()
})
beforeEach(() => {
  mail.answer(undefined)
  mail.received.length = 0
})

/** Nothing further comes: somebody else is told, after whom all that was due before is sent. */
const settle = async (): Promise<void> => {
  const { _id } = commentBy(admin.id)
  await admin.comments.create(commentBy(admin.id, { _id, message: words('The end', german.id) }))
  await expect
    .poll(() => mail.received.some(({ source }) => source.includes(_id)), { timeout: 15_000 })
    .toBe(true)
  mail.received.splice(
    mail.received.findIndex(({ source }) => source.includes(_id)),
    1,
  )
}

describe('a mention', () => {
  it('is told to who is mentioned, with what was written and where', async () => {
    const typed = '<b>Look</b> & say: 174 %?'
    const { _id } = await marketer.comments.create(
      commentBy(marketer.id, { message: words(typed, admin.id) }),
    )
    await settle()
    expect(mail.received).toHaveLength(1)
    const [got] = mail.received
    expect(got?.to).toEqual(['admin@example.com'])
    expect(got?.subject).toBe('Marketer mentioned you: Home')
    expect(got?.source).toMatch(/^From: studio@example\.com\r$/m)
    expect(got?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
    expect(got?.text).toContain(`> ${typed}`)
    expect(got?.text).toContain(`${lake.url}/intent/edit/id=page-en-home;type=page;`)
    expect(got?.text).toContain(`comment=${_id}/`)
  })

  it('is told in the language of who is mentioned', async () => {
    await marketer.comments.create(commentBy(marketer.id, { message: words('Prüfen bitte:', german.id) }))
    await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(1)
    expect(mail.received[0]?.subject).toBe('Marketer hat Sie erwähnt: Home')
    expect(mail.received[0]?.text).toContain('> Prüfen bitte:')
  })

  it('is never told to its author, and not again after an edit', async () => {
    const { _id } = await marketer.comments.create(
      commentBy(marketer.id, { message: words('We two:', marketer.id, admin.id) }),
    )
    await settle()
    expect(mail.received.map(({ to }) => to[0])).toEqual(['admin@example.com'])
    const edit = (message: unknown) => marketer.comments.patch(_id).set({ message }).commit()
    await edit(words('We two, really:', marketer.id, admin.id))
    await edit(words('Nobody.'))
    await edit(words('You after all:', admin.id))
    await settle()
    expect(mail.received).toHaveLength(1)
  })

  it('that was taken back before it could be told is not', async () => {
    mail.answer(451)
    const before = mail.tries()
    const { _id } = await marketer.comments.create(commentBy(marketer.id, { message: words('Oh', admin.id) }))
    await expect.poll(() => mail.tries(), { timeout: 10_000 }).toBeGreaterThan(before)
    await marketer.comments.delete(_id)
    mail.answer(undefined)
    await pause(2_500)
    await settle()
    expect(mail.received).toEqual([])
  })
})

describe('a task', () => {
  it('is told to its assignee once it was created, with its day', async () => {
    const { createdByUser, ...filling } = taskBy(marketer.id, {
      title: 'Read the <i>figures</i>',
      assignedTo: german.id,
      dueBy: '2026-12-04',
    })
    await marketer.comments.create({ ...filling, description: words('All of them.') })
    await settle()
    expect(mail.received).toEqual([])
    await marketer.comments.patch(filling._id).set({ createdByUser }).commit()
    await settle()
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]?.to).toEqual(['german@example.com'])
    expect(mail.received[0]?.subject).toBe('Marketer hat Ihnen eine Aufgabe gegeben: Read the <i>figures</i>')
    expect(mail.received[0]?.text).toContain('4. Dezember 2026')
    expect(mail.received[0]?.text).toContain(`selectedTask=${filling._id}`)
    await marketer.comments.patch(filling._id).set({ status: 'closed', title: 'Read them all' }).commit()
    await settle()
    expect(mail.received).toHaveLength(1)
  })

  it('that somebody takes is told to nobody', async () => {
    await admin.comments.create(taskBy(admin.id, { assignedTo: admin.id }))
    await settle()
    expect(mail.received).toEqual([])
  })
})

describe('a server that does not take mail', () => {
  it('is asked again, and no write waits for it', async () => {
    mail.answer(451)
    const started = performance.now()
    const { _id } = await marketer.comments.create(
      commentBy(marketer.id, { message: words('Late', admin.id) }),
    )
    expect(performance.now() - started).toBeLessThan(1_500)
    await expect
      .poll(() => lake.output(), { timeout: 10_000 })
      .toMatch(/"mail not sent yet".*"attempts":1.*answered 451/)
    mail.answer(undefined)
    await expect
      .poll(() => mail.received.map(({ source }) => source), { timeout: 15_000 })
      .toEqual([expect.stringContaining(_id)])
    expect(lake.output()).not.toMatch(/example\.com|Late/)
  })

  it('is not asked again after a final no, which the log tells', async () => {
    mail.answer(550)
    await marketer.comments.create(commentBy(marketer.id, { message: words('Never', admin.id) }))
    await expect
      .poll(() => lake.output(), { timeout: 10_000 })
      .toMatch(/"level":"error","event":"mail not sent, given up".*"attempts":1.*answered 550/)
    const tries = mail.tries()
    mail.answer(undefined)
    await pause(3_000)
    expect(mail.tries()).toBe(tries)
    expect(mail.received).toEqual([])
  })

  it('gets what was written while it was away, after the lake was killed', async () => {
    const port = mail.port
    await mail.close()
    const { _id } = await marketer.comments.create(
      commentBy(marketer.id, { message: words('Away', admin.id) }),
    )
    await lake.close()
    mail = await startMailServer(port)
    await lake.start()
    await expect
      .poll(() => mail.received.map(({ source }) => source), { timeout: 15_000 })
      .toEqual([expect.stringContaining(_id)])
  })
})

describe('without an address or a server', () => {
  it('who has no address is told nothing, and nothing fails', async () => {
    await giveAddresses(lake, { [admin.id]: '' })
    await marketer.comments.create(commentBy(marketer.id, { message: words('Hello', admin.id) }))
    await settle()
    expect(mail.received).toEqual([])
    await giveAddresses(lake, { [admin.id]: 'admin@example.com' })
  })

  it('nothing is sent, and nothing of it later', async () => {
    const dataDir = lake.dataDir
    await lake.close()
    const quiet = await openTestLake({ DATA_DIR: dataDir })
    const writer = await colleague(quiet, 'marketer')
    const silent = commentBy(writer.id, { message: words('Silent', admin.id) })
    await writer.comments.create(silent)
    await quiet.close()
    // A request that was slow on a busy machine is told too.
    expect(quiet.output()).not.toMatch(/"level":"(?:warn|error)","event":"(?!request")/)
    await lake.start()
    admin = await colleague(lake, 'admin')
    await settle()
    expect(mail.received).toEqual([])
    await quiet.stop()
  })

  it('a server without a sender is a sentence at the start', async () => {
    await expect(openTestLake({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })).rejects.toThrow(
      /SMTP_FROM is needed with SMTP_URL\. Example/,
    )
    await expect(openTestLake({ SMTP_URL: 'http://mail.example', SMTP_FROM: from })).rejects.toThrow(
      /SMTP_URL must be an address that begins with smtp/,
    )
  })
})

describe('an address', () => {
  it('is checked, kept, shown to administrators alone, and never in the record', async () => {
    const refused = await call(lake, `users/${admin.id}`, { email: 'no address' })
    expect(refused).toEqual({ status: 422, text: expect.stringContaining('is no e-mail address') })
    expect((await call(lake, `users/${admin.id}`, { email: ' admin@example.com ' })).text).toContain(
      '"email":"admin@example.com"',
    )
    const head = { headers: { authorization: `Bearer ${marketer.token}` } }
    const profile = await fetch(`${lake.url}/v2026-05-04/users/${admin.id}`, head)
    expect(await profile.text()).not.toContain('admin@example.com')
    const acts = await fetch(`${lake.url}/v2026-05-04/people/acts`, {
      headers: { authorization: `Bearer ${writeToken}` },
    })
    const text = await acts.text()
    expect(text).toContain('user.email')
    expect(text).not.toContain('@example.com')
  })
})
