import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { sound } from '#tests/support/lake/sample-documents.ts'
import { leadingTo } from '#tests/support/lake/leading-to.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

// A page that moves takes its links along, in one act (record 64).
const rules = { RULES_FILE: fileURLToPath(new URL('../../schemas/rules.gen.json', import.meta.url)) }

const id = 'page-en-about-intro'

let lake: TestLake
let people: ReturnType<typeof approvalsOf>
let marketer: string

beforeAll(async () => {
  lake = await openTestLake(rules)
  people = approvalsOf(lake)
  marketer = await signInAs(lake.url, 'marketer')
})
afterAll(() => lake.stop())

const raw = () => lake.client({ perspective: 'raw' })
const get = (one: string) => raw().getDocument(one)

/** The samples without what an earlier test left, the page about to move to `/who`, the page About leading to it. */
beforeEach(async () => {
  const kept = sound.map(({ _id }) => _id)
  const others = await raw().fetch<string[]>(
    '*[!(_id in $kept) && !(_id in path("_.**")) && _type in ["page", "redirect", "menu", "glossaryTerm"]]._id',
    { kept },
  )
  const transaction = raw().transaction()
  for (const one of others) transaction.delete(one)
  for (const { _rev, _createdAt, _updatedAt, ...document } of sound) {
    // What needs signatures is not changed by these tests.
    if (document._type === 'page' || document._type === 'redirect') transaction.createOrReplace(document)
    else transaction.createIfNotExists(document)
  }
  await transaction.commit()
  const { _rev, ...page } = (await get(id)) ?? { _type: 'page' }
  await raw()
    .transaction()
    .patch('page-en-about', { set: { blocks: [leadingTo('/about/intro#top')] } })
    .createOrReplace({ ...page, _id: `drafts.${id}`, _type: 'page', path: '/who', title: 'Who' })
    .commit()
})

const send = (token: string, more: Record<string, unknown> = {}) =>
  lake.client({ token }).request<unknown>({
    url: '/data/actions/production',
    method: 'POST',
    body: {
      actions: [
        { actionType: 'lake.action.page.move', publishedId: id, redirect: true, carry: true, ...more },
      ],
    },
  })
const asked = (token: string) =>
  lake.client({ token }).request<unknown>({ url: `/data/moves/production/${id}` })

const hrefOf = async (one: string) =>
  raw().fetch('*[_id == $one][0].blocks[0].content[0].markDefs[0].href', { one })

describe('before approvals', () => {
  it('is told, then done: page, links, redirect and chain, all in one transaction', async () => {
    await raw()
      .transaction()
      .create({ _id: 'redirect-chain', _type: 'redirect', from: '/us', to: '/about/intro', permanent: true })
      .create({ _id: 'redirect-loop', _type: 'redirect', from: '/who', to: '/about', permanent: true })
      .commit()
    expect(await asked(marketer)).toEqual({
      from: '/about/intro',
      to: '/who',
      documents: expect.arrayContaining([
        { publishedId: 'page-en-about', type: 'page', reason: 'link', waits: false, sentence: '' },
        { publishedId: 'redirect-chain', type: 'redirect', reason: 'redirect', waits: false, sentence: '' },
        { publishedId: 'redirect-loop', type: 'redirect', reason: 'redirect', waits: false, sentence: '' },
      ]),
    })
    const before = await get('page-en-about')
    await send(marketer)
    const moved = await get(id)
    expect(moved).toMatchObject({ path: '/who', title: 'Who' })
    expect(await get(`drafts.${id}`)).toBeUndefined()
    expect(await hrefOf('page-en-about')).toBe('/who#top')
    expect(await get('page-en-about')).toMatchObject({ title: before?.['title'], _rev: moved?._rev })
    expect(await get('redirect-about-intro')).toMatchObject({
      from: '/about/intro',
      to: '/who',
      permanent: true,
    })
    expect(await get('redirect-chain')).toMatchObject({ to: '/who' })
    expect(await get('redirect-loop')).toBeUndefined()
  })

  it('goes and comes back without a circle', async () => {
    await send(marketer)
    const { _rev, ...page } = (await get(id)) ?? { _type: 'page' }
    await raw().create({ ...page, _id: `drafts.${id}`, _type: 'page', path: '/about/intro' })
    await send(marketer)
    expect(
      await raw().fetch('*[_type == "redirect" && (from in $both || to in $both)]{from, to}', {
        both: ['/who', '/about/intro'],
      }),
    ).toEqual([{ from: '/who', to: '/about/intro' }])
    expect(await hrefOf('page-en-about')).toBe('/about/intro#top')
  })

  it('publishes no more of an open draft than its link', async () => {
    const { _rev, ...about } = (await get('page-en-about')) ?? { _type: 'page' }
    await raw().create({ ...about, _id: 'drafts.page-en-about', _type: 'page', title: 'Being written' })
    await send(marketer)
    expect(await get('page-en-about')).toMatchObject({ title: 'About' })
    expect(await get('drafts.page-en-about')).toMatchObject({ title: 'Being written' })
    expect(await hrefOf('page-en-about')).toBe('/who#top')
    expect(await hrefOf('drafts.page-en-about')).toBe('/who#top')
  })

  it('moves in every language, unless its path is taken there', async () => {
    const german = { _type: 'page', language: 'de', title: 'Wer', blocks: [] }
    const polish = { ...german, language: 'pl' }
    await raw()
      .transaction()
      .create({ ...german, _id: 'page-de-about-intro', path: '/about/intro' })
      .create({ ...polish, _id: 'page-pl-about-intro', path: '/about/intro' })
      .create({ ...polish, _id: 'page-pl-who', path: '/who' })
      .commit()
    await send(marketer)
    expect(await get('page-de-about-intro')).toMatchObject({ path: '/who' })
    expect(await get('page-pl-about-intro')).toMatchObject({ path: '/about/intro' })
  })

  it.each([
    ['links stay and no redirect is made', { redirect: false, carry: false }, /led to from: \/about \(en\)/],
    ['the draft is another by now', { ifDraftRevisionId: 'older' }, /unexpected revision/],
  ])('leaves everything as it was where %s', async (_what, more, reason) => {
    const before = await raw().fetch('*[_type in ["page", "redirect"]] | order(_id)')
    await expect(send(marketer, more)).rejects.toThrow(reason)
    expect(await raw().fetch('*[_type in ["page", "redirect"]] | order(_id)')).toEqual(before)
  })

  it('leaves links where only the redirect was chosen', async () => {
    await send(marketer, { carry: false })
    expect(await hrefOf('page-en-about')).toBe('/about/intro#top')
    expect(await get('redirect-about-intro')).toMatchObject({ to: '/who' })
  })

  it('is for those who may publish, and for pages that move', async () => {
    await expect(send(await signInAs(lake.url, 'translator-de'))).rejects.toThrow(/may not/)
    await raw().patch(`drafts.${id}`).set({ path: '/about/intro' }).commit()
    await expect(send(marketer)).rejects.toThrow(/whose draft has another path/)
    await expect(asked(marketer)).rejects.toThrow(/whose draft has another path/)
    expect((await fetch(`${lake.url}/v2026-05-04/data/moves/production/${id}`)).status).toBe(401)
  })
})

describe('once two people agree', () => {
  beforeAll(async () => {
    await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
  })

  it('what needs signatures is changed in its draft, which says who signs; visitors follow the redirect', async () => {
    const entry = {
      _key: 'who',
      _type: 'menuItem',
      name: [{ _key: 'en', language: 'en', value: 'Who we are' }],
      path: '/about/intro',
      isLink: true,
    }
    await raw().createOrReplace({ ...(await get('menu')), _id: 'drafts.menu', _type: 'menu' })
    await raw().patch('drafts.menu').append('items[0].children', [entry]).commit()
    await people.agree('menu', { author: 'compliance-1' })
    expect(await asked(marketer)).toMatchObject({
      documents: expect.arrayContaining([
        expect.objectContaining({
          publishedId: 'menu',
          waits: true,
          sentence: expect.stringContaining('Publishing needs one signature of compliance'),
        }),
      ]),
    })
    await expect(send(marketer, { redirect: false })).rejects.toThrow(/is led to from/)
    await send(marketer)
    expect(await get('menu')).toMatchObject({ items: [{ children: [{ path: '/more/legal' }, entry] }] })
    expect(await get('drafts.menu')).toMatchObject({
      items: [{ children: [{ path: '/more/legal' }, { path: '/who' }] }],
    })
    await people.sign('menu')
    expect((await people.publish('compliance-1', 'menu')).status).toBe(200)
    expect(await get('menu')).toMatchObject({
      items: [{ children: [{ path: '/more/legal' }, { path: '/who' }] }],
    })
  })
})
