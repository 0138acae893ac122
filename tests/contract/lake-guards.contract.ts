import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { samplePdf } from '#tests/support/files.ts'
import { leadingTo } from '#tests/support/lake/leading-to.ts'
import { legalDocument, sound } from '#tests/support/lake/sample-documents.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

// The rules of the schemas in a real lake: what an editor cannot do, whichever way it is tried.
const rules = { RULES_FILE: fileURLToPath(new URL('../../schemas/rules.gen.json', import.meta.url)) }

let lake: TestLake
let compliance: string

beforeAll(async () => {
  lake = await openTestLake(rules)
  compliance = await signInAs(lake.url, 'compliance-1')
})

afterAll(() => lake.stop())

beforeEach(async () => {
  const transaction = lake.client().transaction()
  for (const { _rev, _createdAt, _updatedAt, ...document } of sound) transaction.createOrReplace(document)
  await transaction.delete('redirect-intro').commit()
})

/** Has the page About lead to the page about-intro. */
const leadToIntro = () =>
  lake
    .client()
    .patch('page-en-about')
    .set({ blocks: [leadingTo('/about/intro#top')] })
    .commit()

const unpublish = (id: string, token = compliance) =>
  lake.client({ token }).action({
    actionType: 'sanity.action.document.unpublish',
    publishedId: id,
    draftId: `drafts.${id}`,
  })
const remove = (id: string, token = compliance) =>
  lake.client({ token }).action({
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: [],
  })

describe('what must stay', () => {
  it.each(['riskWarning', 'entity', 'menu', 'siteSettings', 'legal-risk-disclosure'])(
    '%s is neither deleted nor taken offline, by nobody',
    async (id) => {
      for (const token of [compliance, writeToken]) {
        await expect(remove(id, token)).rejects.toThrow(/cannot be deleted or taken offline/)
        await expect(unpublish(id, token)).rejects.toThrow(/cannot be deleted or taken offline/)
      }
      await expect(lake.client().delete(id)).rejects.toThrow(/cannot be deleted or taken offline/)
      expect(await lake.client().getDocument(id)).toBeDefined()
    },
  )

  it('the risk disclosure keeps its address', async () => {
    const moved = lake.client().patch('legal-risk-disclosure').set({ slug: 'risk' }).commit()
    await expect(moved).rejects.toThrow(/its address cannot change/)
  })
})

describe('an id under which a document would be out of reach', () => {
  const redirect = { _type: 'redirect', from: '/out-of-reach', to: '/about', permanent: true }
  it.each([
    ['has a dot', 'redirect.of.a.list', /The id “redirect.of.a.list” has a dot/],
    ['is too long for a draft', 'r'.repeat(122), /The id has 122 characters. Give 121 at most/],
  ])('%s: it is refused on arrival, published or as a draft', async (_why, id, sentence) => {
    await expect(lake.client().create({ ...redirect, _id: id })).rejects.toThrow(sentence)
    if (id.length < 122)
      await expect(lake.client().create({ ...redirect, _id: `drafts.${id}` })).rejects.toThrow(sentence)
  })

  it('begins one letter beyond', async () => {
    const id = 'r'.repeat(121)
    await lake.client().create({ ...redirect, _id: id })
    await lake.client().create({ ...redirect, _id: `drafts.${id}` })
    await lake.client().transaction().delete(id).delete(`drafts.${id}`).commit()
    // What the model does not know, such as the record of a seed, has the names it likes.
    await lake.client().create({ _id: 'note.of.somebody', _type: 'note' })
  })
})

describe('a field of another type than the model gives it', () => {
  it.each([
    ['a word for yes or no', 'redirect', 'permanent', 'yes'],
    ['a number for an address', 'redirect', 'from', 404],
    ['a text for a list', 'page', 'blocks', 'see below'],
    ['a list for a text', 'page', 'title', ['About']],
  ])('%s: refused with 400, named, and nothing of it is stored', async (_what, type, field, value) => {
    const id = type === 'page' ? 'page-en-about' : 'redirect-odd'
    if (type === 'redirect')
      await lake
        .client()
        .createOrReplace({ _id: id, _type: type, from: '/odd', to: '/about', permanent: true })
    const before = await lake.client().getDocument(id)
    const written = lake
      .client()
      .patch(id)
      .set({ [field]: value })
      .commit()
    await expect(written).rejects.toMatchObject({ statusCode: 400 })
    await expect(written).rejects.toThrow(new RegExp(`"?${field}"?`))
    expect(await lake.client().getDocument(id)).toEqual(before)
    if (type === 'redirect') await lake.client().delete(id)
  })
})

describe('a page that others lead to', () => {
  it('is not deleted, taken offline or moved: the answer names who leads there', async () => {
    await leadToIntro()
    const sentence =
      /\/about\/intro cannot be taken away, because it is led to from: \/about \(en\) “About”\./
    await expect(remove('page-en-about-intro')).rejects.toThrow(sentence)
    await expect(unpublish('page-en-about-intro')).rejects.toThrow(sentence)
    const moved = lake.client().patch('page-en-about-intro').set({ path: '/who' }).commit()
    await expect(moved).rejects.toThrow(sentence)
  })

  it('goes when a redirect takes its path in the same step', async () => {
    await leadToIntro()
    await lake
      .client({ token: compliance })
      .transaction()
      .delete('page-en-about-intro')
      .create({
        _id: 'redirect-intro',
        _type: 'redirect',
        from: '/about/intro',
        to: '/about',
        permanent: true,
      })
      .commit()
    expect(await lake.client().getDocument('page-en-about-intro')).toBeUndefined()
  })

  it('a document that is referred to names who refers to it', async () => {
    const link = { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: 'page-en-about-intro' } }
    await lake.client().patch('banner-hours').set({ link }).commit()
    await expect(remove('page-en-about-intro')).rejects.toThrow(/references to it from "banner-hours"/)
  })
})

describe('a link', () => {
  it('to a path without a page is refused, in a text and in the menu', async () => {
    const text = lake
      .client()
      .patch('page-en-about')
      .set({ blocks: [leadingTo('/abuot')] })
      .commit()
    await expect(text).rejects.toThrow(/No page has this path.*It is \/abuot\./)
    const entry = lake
      .client()
      .patch('menu')
      .insert('after', 'items[-1]', [
        {
          _key: 'x',
          _type: 'menuItem',
          path: '/nowhere',
          name: [{ _key: 'en', language: 'en', value: 'X' }],
        },
      ])
      .commit()
    await expect(entry).rejects.toThrow(/No page has this path.*It is \/nowhere\./)
  })
})

let labels = 0

/** A version label that no test has used before. */
const freshLabel = () => `test.${(labels += 1)}`

/** Uploads a paper with these words. */
const paperOf = async (words: string, title = 'Paper', filename = 'paper.pdf') => {
  const bytes = await samplePdf(title, (document) => document.text(words))
  const { _id } = await lake.client().assets.upload('file', bytes, { filename })
  return _id
}

const fileIn = (language: string, asset: string) => ({
  _key: language,
  _type: 'internationalizedArrayFileValue',
  language,
  value: { _type: 'file', asset: { _type: 'reference', _ref: asset } },
})

/** Puts a paper with these words under a language of the risk disclosure. */
const put = async (language: string, words: string, title?: string) => {
  const file = [fileIn(language, await paperOf(words, title))]
  return lake.client().patch('legal-risk-disclosure').set({ file, versionLabel: freshLabel() }).commit()
}

describe('the file of a paper', () => {
  const germanWords =
    'Diese Leitlinie beschreibt, welchen Hebel wir gewähren, wann wir ihn senken und was geschieht, wenn die hinterlegte Sicherheit aufgebraucht ist. Sie gilt für alle Konten von Kleinanlegern.'

  it('is published in the language it is written in, and under no other', async () => {
    await put('de', germanWords.repeat(3))
    await expect(put('en', germanWords.repeat(4))).rejects.toThrow(
      /This file cannot be used\. It stands under English but is written in German\./,
    )
  })

  it('needs a title', async () => {
    await expect(put('de', germanWords, '')).rejects.toThrow(/It has no title/)
  })

  it('goes online whole: not while another one is being uploaded over it, and as soon as that is there', async () => {
    await put('de', germanWords)
    const client = lake.client({ token: compliance })
    const publishedId = 'legal-risk-disclosure'
    const draftId = `drafts.${publishedId}`
    const paper = await client.getDocument(publishedId)
    await client.createOrReplace({ ...paper, _id: draftId, _type: 'legalDocument' })
    const status = { progress: 40, file: { name: 'next.pdf', type: 'application/pdf' } }
    await client.patch(draftId).set({ 'file[0].value._upload': status }).commit()
    const publish = { actionType: 'sanity.action.document.publish' as const, draftId, publishedId }
    await expect(client.action(publish)).rejects.toThrow(/still being uploaded.*\(field: file\[0\]\.value\)/)
    await client.patch(draftId).unset(['file[0].value._upload']).commit()
    await client.action(publish)
    expect(await client.getDocument(draftId)).toBeUndefined()
  })
})

const slug = () => `labelled-${(labels += 1)}`
const paper = (id: string, versionLabel: string | undefined, ...file: ReturnType<typeof fileIn>[]) => ({
  ...legalDocument,
  _id: id,
  _type: 'legalDocument',
  slug: id,
  file,
  versionLabel,
})
const twoFiles = async () =>
  [
    await paperOf(`One file of ${freshLabel()}.`, 'Paper', 'first.pdf'),
    await paperOf(`Another file of ${freshLabel()}.`, 'Paper', 'second.pdf'),
  ] as const

describe('the version label of a paper', () => {
  const refused =
    /write it under Version.* A different English file \(first\.pdf\) was published as version “1\.0” on \d{4}-\d\d-\d\d\./

  it('is not used again for another file, on any way in', async () => {
    const id = slug()
    const [first, second] = await twoFiles()
    const client = lake.client({ token: compliance })
    await client.create(paper(id, '1.0', fileIn('en', first)))
    const changed = paper(id, ' 1.0', fileIn('en', second))

    await expect(client.createOrReplace(changed)).rejects.toThrow(refused)
    await expect(client.patch(id).set({ file: changed.file }).commit()).rejects.toThrow(refused)

    const draftId = `drafts.${id}`
    await client.createOrReplace({ ...changed, _id: draftId })
    const publish = { actionType: 'sanity.action.document.publish' as const, draftId, publishedId: id }
    await expect(client.action(publish)).rejects.toThrow(/\(field: file\)$/)

    const releaseId = `r${id}`
    await client.releases.create({ releaseId, metadata: { title: 'Papers', releaseType: 'asap' } })
    await client.createVersion({
      document: { ...changed, _id: `versions.${releaseId}.${id}` },
      releaseId,
      publishedId: id,
    })
    await expect(client.releases.publish({ releaseId })).rejects.toThrow(refused)
    await client.releases.archive({ releaseId })

    expect((await client.getDocument(id))?.['file']).toEqual([fileIn('en', first)])
    await client.patch(draftId).set({ versionLabel: '1.1' }).commit()
    await client.action(publish)
    expect(await client.getDocument(id)).toMatchObject({ versionLabel: '1.1', file: changed.file })
  })

  it('is remembered over the whole history, a deletion included, and in each language by itself', async () => {
    const id = slug()
    const [first, second] = await twoFiles()
    const client = lake.client({ token: compliance })
    await client.create(paper(id, '1.0', fileIn('en', first)))
    await client.createOrReplace(paper(id, '1.1', fileIn('en', second)))
    await client.delete(id)

    await expect(client.create(paper(id, '1.0', fileIn('en', second)))).rejects.toThrow(refused)
    await client.create(paper(id, '1.0', fileIn('en', first), fileIn('de', second)))
    expect((await client.getDocument(id))?.['versionLabel']).toBe('1.0')
  })

  it('is asked for where a paper had none', async () => {
    const id = slug()
    const [first, second] = await twoFiles()
    await lake.client().create(paper(id, undefined, fileIn('en', first)))
    await expect(lake.client().createOrReplace(paper(id, '', fileIn('en', second)))).rejects.toThrow(
      /A different English file \(first\.pdf\) was published without a version label on /,
    )
    await lake.client().createOrReplace(paper(id, '1.0', fileIn('en', second)))
  })
})
