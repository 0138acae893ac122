import { ClientError, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientTargets, type ClientTarget } from '#tests/support/lake/client-target.ts'
import { samplePdf, samplePicture } from '#tests/support/files.ts'

/** What `work` is refused with, as the client gives it. */
const refusalOf = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(
    () => new Error('it was accepted'),
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw error
}

describe.each(clientTargets())('@sanity/client on $name', ({ start }) => {
  let target: ClientTarget
  let client: SanityClient
  let type: string

  beforeAll(async () => {
    target = await start()
    client = target.client()
    type = `${target.prefix}note`
  })
  afterAll(() => target.stop())

  const id = (name: string) => `${target.prefix}-${name}`

  describe('queries', () => {
    beforeAll(async () => {
      await client.mutate([
        { createOrReplace: { _id: id('q1'), _type: type, n: 1, title: 'One' } },
        { createOrReplace: { _id: id('q2'), _type: type, n: 2, title: 'Two' } },
        { createOrReplace: { _id: `drafts.${id('q1')}`, _type: type, n: 1, title: 'One, better' } },
        { createOrReplace: { _id: `versions.r1.${id('q1')}`, _type: type, n: 1, title: 'One, best' } },
      ])
    })
    const titles = '*[_type == $type] | order(n) {title, _originalId, _id}'

    it('take parameters of every kind and answer null for nothing', async () => {
      const params = { type, text: '"äß\n', list: [1, 'a', null], deep: { a: { b: true } } }
      expect(await client.fetch('{"a": $text, "b": $list, "c": $deep.a.b}', params)).toEqual({
        a: '"äß\n',
        b: [1, 'a', null],
        c: true,
      })
      expect(await client.fetch('*[_type == $type && n == 9][0]', { type })).toBeNull()
    })

    it('answer with what surrounds the result when asked', async () => {
      const answer = await client.fetch('count(*[_type == $type])', { type }, { filterResponse: false })
      expect(answer).toMatchObject({ result: 2, ms: expect.any(Number), query: expect.any(String) })
      expect(answer.syncTags).toEqual(expect.arrayContaining([expect.stringMatching(/^s1:/)]))
      const bare = await client.fetch('1', {}, { filterResponse: false, returnQuery: false })
      expect(bare).not.toHaveProperty('query')
    })

    it('come by POST once they are long, with the same answer', async () => {
      const long = `*[_type == $type && !(title in [${'"x",'.repeat(5_000)}"y"])] | order(n).n`
      expect(long.length).toBeGreaterThan(11_264)
      expect(await client.fetch(long, { type })).toEqual([1, 2])
    })

    it('see what their perspective shows', async () => {
      const see = async (perspective: 'published' | 'drafts' | 'raw' | string[]) =>
        (await client.fetch<{ title: string }[]>(titles, { type }, { perspective })).map(({ title }) => title)
      expect(await see('published')).toEqual(['One', 'Two'])
      expect(await see('drafts')).toEqual(['One, better', 'Two'])
      expect(await see(['r1', 'drafts'])).toEqual(['One, best', 'Two'])
      expect((await see('raw')).sort()).toEqual(['One', 'One, best', 'One, better', 'Two'])
      const [first] = await client.fetch(titles, { type }, { perspective: 'drafts' })
      expect(first).toMatchObject({ _id: id('q1'), _originalId: `drafts.${id('q1')}` })
      await expect(target.visitor().fetch('1', {}, { perspective: 'drafts' })).rejects.toMatchObject({
        statusCode: 401,
      })
    })

    it('at fault are told with their place, and the tag they came under', async () => {
      const error = await refusalOf(client.fetch('*[_type == ]', {}, { tag: 'contract.parse' }))
      expect(error.statusCode).toBe(400)
      expect(error.details).toMatchObject({
        type: 'queryParseError',
        description: expect.any(String),
        query: '*[_type == ]',
        start: expect.any(Number),
        end: expect.any(Number),
      })
      expect(error.message).toMatch(/^GROQ query parse error:\n> 1 \| \*\[_type == \]\n/)
      expect(error.message).toMatch(/\n\nTag: contract\.parse$/)
      const missing = await refusalOf(client.fetch('*[_type == $missing]'))
      expect(missing.message).toContain('param $missing referenced, but not provided')
    })

    it('carry tags, with a prefix, and are refused wrong ones', async () => {
      const tagged = target.client({ requestTagPrefix: 'contract' })
      expect(await tagged.fetch('1', {}, { tag: 'one.two-three_4' })).toBe(1)
      await expect(async () => client.fetch('1', {}, { tag: 'no spaces' })).rejects.toThrow('Tag')
    })

    it('can be given up', async () => {
      const abort = new AbortController()
      const asked = client.fetch('*[_type == $type]', { type }, { signal: abort.signal })
      abort.abort()
      await expect(asked).rejects.toThrow(/abort/i)
    })

    it('with a token nobody knows, or of no dataset, are refused in words', async () => {
      const stranger = await refusalOf(target.client({ token: 'nobody' }).fetch('1'))
      expect(stranger).toMatchObject({ statusCode: 401 })
      expect(stranger.message).toMatch(/^Unauthorized - /)
      const nowhere = await refusalOf(target.client({ dataset: 'no-such-dataset' }).fetch('1'))
      expect(nowhere).toMatchObject({ statusCode: 404 })
      expect(nowhere.message).toMatch(/^Dataset not found - Dataset "no-such-dataset" not found/)
    })
  })

  describe('documents', () => {
    it('come by id, in the order asked for, null where there is none', async () => {
      await client.createOrReplace({ _id: id('d1'), _type: type })
      await client.createOrReplace({ _id: id('d2'), _type: type })
      expect(await client.getDocument(id('d1'))).toMatchObject({ _id: id('d1'), _type: type })
      expect(await client.getDocument(id('none'))).toBeUndefined()
      const found = await client.getDocuments([id('d2'), id('none'), id('d1')])
      expect(found.map((doc) => doc?._id)).toEqual([id('d2'), undefined, id('d1')])
    })

    it('hundreds at a time are said to exist or not', async () => {
      const many = Array.from({ length: 250 }, (_, n) => id(`none-${n}`))
      const found = await client.documentsExists([...many, id('d1')])
      expect([...found]).toEqual([id('d1')])
    })
  })

  describe('mutations', () => {
    it('give back documents, or ids only', async () => {
      const doc = await client.create({ _type: type, title: 'Made' })
      expect(doc).toMatchObject({ _type: type, title: 'Made', _rev: expect.any(String) })
      const several = await client
        .transaction()
        .create({ _id: id('m1'), _type: type })
        .patch(doc._id, (patch) => patch.set({ title: 'Changed' }))
        .delete(id('m1'))
        .commit({ returnDocuments: false, transactionId: id('several') })
      expect(several).toMatchObject({
        transactionId: id('several'),
        documentIds: [id('m1'), doc._id, id('m1')],
        results: [{ operation: 'create' }, { operation: 'update' }, { operation: 'delete' }],
      })
      const changed = await client.getDocument(doc._id)
      expect(changed).toMatchObject({ title: 'Changed', _rev: id('several'), _createdAt: doc._createdAt })
      const all = await client.mutate([{ delete: { id: doc._id } }], {
        returnDocuments: true,
        returnFirst: false,
      })
      expect(all).toEqual([null])
    })

    it.each(['sync', 'async', 'deferred'] as const)(
      'with visibility %s are committed',
      async (visibility) => {
        const { _id } = await client.create({ _type: type, visibility }, { visibility })
        expect(await client.getDocument(_id)).toMatchObject({ visibility })
      },
    )

    it('may be tried without effect', async () => {
      await client.create({ _id: id('dry'), _type: type }, { dryRun: true })
      expect(await client.getDocument(id('dry'))).toBeUndefined()
    })

    it('may leave cross-dataset references alone, and give items keys', async () => {
      const doc = await client.create(
        {
          _type: type,
          elsewhere: { _type: 'crossDatasetReference', _ref: 'x', _dataset: 'other', _weak: true },
          list: [{ a: 1 }, { a: 2, _key: 'own' }],
        },
        { autoGenerateArrayKeys: true, skipCrossDatasetReferenceValidation: true },
      )
      expect(doc['list']).toEqual([
        { a: 1, _key: expect.any(String) },
        { a: 2, _key: 'own' },
      ])
    })

    it('refused say why, one line a reason', async () => {
      await client.create({ _id: id('taken'), _type: type })
      const taken = await refusalOf(client.create({ _id: id('taken'), _type: type }))
      expect(taken).toMatchObject({
        statusCode: 409,
        details: {
          type: 'mutationError',
          items: [{ error: { type: 'documentAlreadyExistsError', id: id('taken') }, index: 0 }],
        },
      })
      expect(taken.message).toContain(`\n- Document by ID "${id('taken')}" already exists`)
      const stale = await refusalOf(client.patch(id('taken')).set({ a: 1 }).ifRevisionId('old').commit())
      expect(stale.details).toMatchObject({
        items: [
          { error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: 'old' }, index: 0 },
        ],
      })
      const nothing = { _type: 'reference', _ref: id('none') }
      const dangling = await refusalOf(client.create({ _type: type, to: nothing }))
      expect(dangling).toMatchObject({
        statusCode: 409,
        details: { items: [{ error: { type: 'documentReferenceDoesNotExistError' } }] },
      })
      const malformed = await refusalOf(client.create({ _id: '#x!', _type: type }))
      expect(malformed.message).toContain('- Malformed document ID: "#x!"')
    })

    it('of a transaction that was are refused: it counts once', async () => {
      const mutations = [{ createOrReplace: { _id: id('once'), _type: type } }]
      const options = { transactionId: id('transaction') }
      await client.mutate(mutations, options)
      const again = await refusalOf(client.mutate(mutations, options))
      expect(again).toMatchObject({
        statusCode: 409,
        details: { type: 'transactionAlreadyExistsError' },
      })
    })

    it('need a token', async () => {
      await expect(target.visitor().create({ _type: type })).rejects.toMatchObject({
        statusCode: expect.toSatisfy((status) => status === 401 || status === 403),
      })
    })
  })

  describe('actions', () => {
    it('create, edit, publish, unpublish and discard', async () => {
      const [publishedId, draftId] = [id('page'), `drafts.${id('page')}`]
      const title = async (of: string) => (await client.getDocument(of))?.['title']
      await client.action({
        actionType: 'sanity.action.document.create',
        publishedId,
        attributes: { _id: draftId, _type: type, title: 'Draft' },
        ifExists: 'fail',
      })
      await client.action({
        actionType: 'sanity.action.document.edit',
        draftId,
        publishedId,
        patch: { set: { title: 'Edited' } },
      })
      const { transactionId } = await client.action(
        { actionType: 'sanity.action.document.publish', draftId, publishedId },
        { transactionId: id('publish') },
      )
      expect(transactionId).toBe(id('publish'))
      expect([await title(publishedId), await title(draftId)]).toEqual(['Edited', undefined])
      await client.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
      expect([await title(publishedId), await title(draftId)]).toEqual([undefined, 'Edited'])
      await client.action({ actionType: 'sanity.action.document.discard', draftId })
      expect(await title(draftId)).toBeUndefined()
    })

    it('refused say why', async () => {
      const error = await refusalOf(
        client.action({
          actionType: 'sanity.action.document.publish',
          draftId: `drafts.${id('none')}`,
          publishedId: id('none'),
        }),
      )
      expect(error.details).toMatchObject({ type: 'actionError', items: [{ index: 0 }] })
    })
  })

  describe('uploads', () => {
    it('of a picture give measures, colours and what is asked for', async () => {
      const document = await client.assets.upload('image', await samplePicture('png', { width: 90 }), {
        filename: 'picture.png',
        title: 'A picture',
        creditLine: 'Contract',
        extract: ['lqip', 'blurhash', 'palette'],
        source: { id: 'one', name: 'contract', url: 'https://example.com/one' },
      })
      expect(document).toMatchObject({
        _type: 'sanity.imageAsset',
        originalFilename: 'picture.png',
        title: 'A picture',
        creditLine: 'Contract',
        mimeType: 'image/png',
        extension: 'png',
        source: { id: 'one', name: 'contract' },
        metadata: {
          dimensions: { width: 90, height: 40, aspectRatio: 2.25 },
          lqip: expect.stringMatching(/^data:image\//),
          blurHash: expect.any(String),
          palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
        },
      })
      const none = await client.assets.upload('image', await samplePicture('jpeg', { width: 91 }), {
        extract: [],
      })
      expect(none.metadata).not.toHaveProperty('lqip')
      await client.delete(document._id)
      await client.delete(none._id)
    })

    it('of a file can be read at the address given, and are deleted by id', async () => {
      const bytes = await samplePdf('Contract')
      const document = await client.assets.upload('file', bytes, {
        filename: 'paper.pdf',
        contentType: 'application/pdf',
      })
      expect(document).toMatchObject({ _type: 'sanity.fileAsset', size: bytes.length, extension: 'pdf' })
      const saved = await fetch(`${document.url}?dl=other.pdf`)
      expect(Buffer.from(await saved.arrayBuffer())).toEqual(bytes)
      expect(saved.headers.get('content-disposition')).toContain('other.pdf')
      // A draft: what was published with a file of the site's keeps it.
      const user = await client.create({
        _id: `drafts.${crypto.randomUUID()}`,
        _type: type,
        file: { _type: 'reference', _ref: document._id },
      })
      await expect(client.delete(document._id)).rejects.toMatchObject({ statusCode: 409 })
      await client.transaction().delete(user._id).delete(document._id).commit()
      expect(await client.getDocument(document._id)).toBeUndefined()
    })
  })

  describe('the project', () => {
    it('says who asks, what it is, and which datasets it has', async () => {
      const { projectId, dataset } = client.config()
      expect(await client.users.getById('me')).toMatchObject({ id: expect.any(String) })
      expect(await client.projects.getById(projectId ?? '')).toMatchObject({ id: projectId })
      expect(await client.datasets.list()).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: dataset })]),
      )
      const embeddings = await client.datasets.getEmbeddingsSettings(dataset ?? '')
      expect(embeddings.enabled).toBeTypeOf('boolean')
    })
  })
})
