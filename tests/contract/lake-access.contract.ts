import { ClientError, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf } from '#tests/support/files.ts'
import { anonymousClient, readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake
const clients = new Map<string, SanityClient>()

beforeAll(async () => {
  lake = await openTestLake()
  for (const name of ['compliance-1', 'marketer', 'translator-de']) {
    clients.set(name, lake.client({ token: await signInAs(lake.url, name) }))
  }
  const admin = lake.client()
  await admin.create({ _id: 'page-de-home', _type: 'page', language: 'de', title: 'Start' })
  await admin.create({ _id: 'page-pl-home', _type: 'page', language: 'pl', title: 'Start' })
  await admin.create({ _id: 'riskWarning', _type: 'riskWarning', lossPercentage: 74 })
})

afterAll(() => lake.stop())

const as = (name: string): SanityClient => {
  const client = clients.get(name)
  if (client === undefined) throw new Error(`${name} is not signed in`)
  return client
}

const get = (path: string, token?: string) =>
  fetch(`${lake.url}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

const refusalOf = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error('the lake refused nothing', { cause: error })
}

const text = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})

describe('roles', () => {
  it('gives the robots of the environment their rights', async () => {
    const reader: unknown = await (await get('/v1/users/me', readToken)).json()
    expect(reader).toMatchObject({ role: 'viewer' })
    const writer: unknown = await (await get('/v1/users/me', writeToken)).json()
    expect(writer).toMatchObject({ role: 'administrator' })
    const refused = await refusalOf(
      lake.client({ token: readToken }).create({ _id: 'drafts.x', _type: 'page' }),
    )
    expect(refused.statusCode).toBe(403)
  })

  it('lets a translator edit drafts of pages in one language only, and not publish', async () => {
    const translator = as('translator-de')
    await translator.createOrReplace({
      _id: 'drafts.page-de-home',
      _type: 'page',
      language: 'de',
      title: 'Neu',
    })
    await translator.patch('drafts.page-de-home').set({ title: 'Neuer' }).commit()
    const foreign = await refusalOf(
      translator.createOrReplace({ _id: 'drafts.page-pl-home', _type: 'page', language: 'pl', title: 'x' }),
    )
    expect(foreign.statusCode).toBe(403)
    // A page does not change hands by changing its language.
    const moved = await refusalOf(translator.patch('drafts.page-de-home').set({ language: 'pl' }).commit())
    expect(moved.statusCode).toBe(403)
    const published = await refusalOf(
      translator.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.page-de-home',
        publishedId: 'page-de-home',
      }),
    )
    expect(published.statusCode).toBe(403)
    expect(published.message).toMatch(/Marketer|Compliance/)
    expect(await lake.client().getDocument('page-de-home')).toMatchObject({ title: 'Start' })
  })

  it('lets a translator change the texts of one language in shared documents, and nothing else there', async () => {
    const name = [text('en', 'Trading'), text('de', 'Handel'), text('pl', 'Handel')]
    const items = [
      { _key: 'a', path: '/trading', name },
      { _key: 'z', path: '/about' },
    ]
    await lake.client().create({ _id: 'menu', _type: 'menu', items })
    const edit = (patch: Record<string, unknown>) =>
      as('translator-de').action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.menu',
        publishedId: 'menu',
        patch,
      })
    const german = 'items[_key=="a"].name[language=="de"].value'
    await edit({ unset: ['_empty_action_guard_pseudo_field_'] })
    await edit({ set: { [german]: 'Handeln' } })
    await edit({ diffMatchPatch: { [german]: '@@ -1,7 +1,8 @@\n Handeln\n+!\n' } })
    const foreign = [
      { set: { 'items[_key=="a"].name[language=="en"].value': 'Other' } },
      { set: { 'items[_key=="a"].path': '/other' } },
      { unset: ['items[_key=="a"].name[language=="pl"]'] },
      { set: { 'items[_key=="a"].name[language=="de"]._key': 'en' } },
      { set: { 'items[_key=="a"].name[language=="de"]._type': 'internationalizedArrayTextValue' } },
      { insert: { after: 'items[-1]', items: [{ _key: 'b' }] } },
      { set: { items: items.toReversed() } },
      { unset: ['items[_key=="z"]'], insert: { before: 'items[0]', items: items.slice(1) } },
    ]
    for (const patch of foreign) {
      const refused = await refusalOf(edit(patch))
      expect([refused.statusCode, refused.message]).toEqual([
        403,
        expect.stringContaining(
          'The role Translator (German) may not change this "menu" document. Ask a user',
        ),
      ])
    }
    expect(await lake.client().getDocument('drafts.menu')).toMatchObject({
      items: [
        { _key: 'a', name: [{ value: 'Trading' }, { value: 'Handeln!' }, { value: 'Handel' }] },
        { _key: 'z' },
      ],
    })
    await as('translator-de').action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.menu' })
    const created = as('translator-de').create({ _id: 'drafts.second-menu', _type: 'menu', title: name })
    expect((await refusalOf(created)).statusCode).toBe(403)
  })

  it('keeps mandated wording from translators, also in their own language', async () => {
    const title = [text('en', 'Terms'), text('de', 'Bedingungen')]
    await lake.client().create({ _id: 'legal-terms', _type: 'legalDocument', title })
    const edit = as('translator-de').action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.legal-terms',
      publishedId: 'legal-terms',
      patch: { set: { 'title[language=="de"].value': 'Andere' } },
    })
    expect((await refusalOf(edit)).statusCode).toBe(403)
  })

  it('lets a marketer publish a page but not the risk warning; compliance may', async () => {
    const marketer = as('marketer')
    await marketer.createOrReplace({
      _id: 'drafts.page-pl-home',
      _type: 'page',
      language: 'pl',
      title: 'Nowa',
    })
    await marketer.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-pl-home',
      publishedId: 'page-pl-home',
    })
    await marketer.createOrReplace({ _id: 'drafts.riskWarning', _type: 'riskWarning', lossPercentage: 70 })
    const publish = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.riskWarning',
      publishedId: 'riskWarning',
    } as const
    const refused = await refusalOf(marketer.action(publish))
    expect(refused.statusCode).toBe(403)
    expect(refused.message).toContain('Compliance')
    expect(
      (await refusalOf(marketer.patch('riskWarning').set({ lossPercentage: 1 }).commit())).statusCode,
    ).toBe(403)
    expect(await anonymousClient(lake).fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(74)
    await as('compliance-1').action(publish)
    expect(await anonymousClient(lake).fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(70)
  })

  it('gives the Studio the rights of the one who asks', async () => {
    const path = '/v2021-06-07/projects/local/datasets/production/acl'
    const marketer: { permissions: string[] }[] = await (
      await get(path, await signInAs(lake.url, 'marketer'))
    ).json()
    expect(marketer.length).toBeGreaterThan(1)
    const anonymous: unknown = await (await get(path)).json()
    expect(anonymous).toEqual([{ filter: expect.stringContaining('path("*")'), permissions: ['read'] }])
  })
})

describe('people and project', () => {
  it('names users by id, without e-mail addresses', async () => {
    const { id }: { id: string } = await (
      await get('/v1/users/me', await signInAs(lake.url, 'marketer'))
    ).json()
    expect(await (await get(`/v1/users/${id}`, readToken)).json()).toEqual({
      id,
      displayName: 'Marketer',
      imageUrl: expect.stringMatching(/^data:image\/svg\+xml,.*%3EM%3C/),
      email: '',
    })
    const many: unknown = await (await get(`/v1/users/${id},robot-write,unknown`, readToken)).json()
    expect(many).toMatchObject([{ id }, { id: 'robot-write' }])
    expect((await get(`/v1/users/${id}`)).status).toBe(401)
  })

  it('keeps values for each user apart', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const put = await fetch(`${lake.url}/v1/users/me/keyvalue`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ key: 'a', value: { open: true } }]),
    })
    expect(put.status).toBe(200)
    expect(await (await get('/v1/users/me/keyvalue/a,b', token)).json()).toEqual([
      { key: 'a', value: { open: true } },
      { key: 'b', value: null },
    ])
    expect(await (await get('/v1/users/me/keyvalue/a', readToken)).json()).toEqual([
      { key: 'a', value: null },
    ])
  })

  it.each([
    '/v1/check/cors',
    '/v1/ping',
    '/v1/data/ping/production',
    '/v1/features',
    '/v1/help',
    '/v1/journey/announcements',
    '/v1/journey/trial',
    '/v1/intake/telemetry-status',
    '/v1/schedules/local/production',
    '/v1/access/requests/me',
    '/v1/subscriptions/project/local',
    '/v1/projects/local',
    '/v1/projects/local/grants',
    '/v1/projects/local/user-applications',
    '/v1/projects/local/datasets?datasetProfile=comments&addonFor=production',
    '/vX/projects/local/new-content-release-allowed',
  ])('answers the Studio at %s', async (path) => {
    expect((await get(path, readToken)).status).toBe(200)
  })

  it('knows no other project', async () => {
    const response = await get('/v1/projects/other')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errorCode: 'SIO-404-PNF' })
  })
})

/** Every way in which a document can be written. */
const waysToWrite = async (client: SanityClient, id: string) => {
  const asset = await client.getDocument(id)
  if (asset === undefined) throw new Error('there is no asset')
  const { url: _, ...known } = asset
  const forged = { ...known, _type: 'sanity.fileAsset', url: 'https://evil.example/paper.pdf' }
  const draftId = `drafts.${id}`
  const release = `r${Math.random().toString(36).slice(2, 10)}`
  await lake.client().action({ actionType: 'sanity.action.release.create', releaseId: release })
  const versionId = `versions.${release}.${id}`
  const edit = (patch: Record<string, unknown>) =>
    client.action({ actionType: 'sanity.action.document.edit', draftId, publishedId: id, patch })
  return [
    client.patch(id).set({ url: 'https://evil.example/paper.pdf' }).commit(),
    client.patch(id).set({ 'paper.title': 'Forged' }).commit(),
    client.patch(id).unset(['paper', 'sha256hash']).commit(),
    client.patch({ query: '*[_type == "sanity.fileAsset"]' }).set({ path: 'files/x' }).commit(),
    client.patch(id).inc({ size: 1 }).commit(),
    client.createOrReplace(forged),
    client.create({ ...forged, _id: `file-${'0'.repeat(40)}-pdf` }),
    client.create({ ...forged, _id: draftId }),
    client.transaction().delete(id).create(forged).commit(),
    edit({ set: { url: 'https://evil.example/paper.pdf' } }),
    client.action({
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes: { ...forged, _id: draftId },
      ifExists: 'fail',
    }),
    client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId: id,
      document: { ...forged, _id: versionId },
    }),
  ]
}

describe('what is known of a file', () => {
  const sentence = /come from uploads alone|cannot be changed/

  it.each(['marketer', 'compliance-1', 'administrator'])(
    'is written by the upload alone: %s changes it in no way',
    async (name) => {
      const client = name === 'administrator' ? lake.client() : as(name)
      const bytes = await samplePdf(`Paper of ${name}`)
      const asset = await client.assets.upload('file', bytes, { filename: 'paper.pdf' })
      const ways = await Promise.allSettled(await waysToWrite(client, asset._id))
      const taken = ways.flatMap(({ status }, way) => (status === 'fulfilled' ? [way] : []))
      expect(taken).toEqual([])
      for (const way of ways) if (way.status === 'rejected') expect(String(way.reason)).toMatch(sentence)
      expect(await client.getDocument(asset._id)).toEqual(await lake.client().getDocument(asset._id))
      expect(await client.getDocument(asset._id)).toMatchObject({ url: asset.url, paper: asset['paper'] })
    },
  )

  it('stands beside what people say of it: title, texts, label and tags', async () => {
    const client = as('marketer')
    const { _id } = await client.assets.upload('file', await samplePdf('Described'), { filename: 'd.pdf' })
    await client.create({ _id: 'tag-1', _type: 'media.tag', name: { _type: 'slug', current: 'papers' } })
    const tags = [{ _key: 't', _type: 'reference', _weak: true, _ref: 'tag-1' }]
    const texts = { title: 'T', altText: 'A', description: 'D', creditLine: 'C', label: 'L' }
    await client
      .patch(_id)
      .setIfMissing({ opt: {} })
      .setIfMissing({ 'opt.media': {} })
      .set({ ...texts, 'opt.media.tags': tags })
      .commit()
    expect(await client.getDocument(_id)).toMatchObject({ ...texts, opt: { media: { tags } } })
  })
})

describe('times and groups', () => {
  const long = '1999-01-01T00:00:00Z'

  it('the lake’s clock gives documents their times; administrators bring theirs from an import', async () => {
    const times = { _createdAt: long, _updatedAt: long }
    const made = await as('marketer').create({ _id: 'drafts.timed', _type: 'page', language: 'en', ...times })
    expect(made._createdAt > '2020' && made._updatedAt > '2020').toBe(true)
    const again = await as('marketer').createOrReplace({ ...made, ...times, title: 'Again' })
    expect(again._createdAt).toBe(made._createdAt)
    await as('marketer').patch('drafts.timed').set({ _createdAt: long, title: 'Patched' }).commit()
    expect((await as('marketer').getDocument('drafts.timed'))?._createdAt).toBe(made._createdAt)
    const imported = await lake.client().create({ _id: 'drafts.imported', _type: 'page', ...times })
    expect([imported._createdAt, imported._updatedAt]).toEqual([long, long])
  })

  it('groups are written by administrators alone', async () => {
    const group = { _id: '_.groups.editors', _type: 'system.group', grants: [] }
    for (const name of ['marketer', 'compliance-1', 'translator-de']) {
      const refused = await refusalOf(as(name).createOrReplace(group))
      expect(refused.message).toMatch(/Ask a user with the role Administrator/)
    }
    await lake.client().createOrReplace(group)
  })
})
