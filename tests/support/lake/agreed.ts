import type { Patch, SanityDocument } from '@sanity/client'
import { approvalsOf } from './approvals.ts'
import type { TestLake } from './lake.ts'

type Lake = Pick<TestLake, 'url' | 'client'>
type Content = { _id: string; _type: string } & Record<string, unknown>

const known = new Map<string, ReturnType<typeof approvalsOf>>()
const peopleOf = (lake: Lake): ReturnType<typeof approvalsOf> => {
  const people = known.get(lake.url) ?? approvalsOf(lake)
  known.set(lake.url, people)
  return people
}

const draftOf = async (lake: Lake, { _id, ...content }: Content): Promise<void> => {
  await lake.client({ perspective: 'raw' }).createOrReplace({ ...content, _id: `drafts.${_id}` })
}

const publishedIn = async (lake: Lake, id: string): Promise<SanityDocument> => {
  const document = await lake.client({ perspective: 'raw' }).getDocument(id)
  if (document === undefined) throw new Error(`${id} is not published`)
  return document
}

function expectOk({ ok, status }: Response, text: string): void {
  if (!ok) throw new Error(`${status}: ${text}`)
}

async function publish(lake: Lake, id: string): Promise<void> {
  const response = await peopleOf(lake).publish('compliance-1', id)
  expectOk(response, await response.text())
}

async function publishSigned(lake: Lake, id: string): Promise<void> {
  await peopleOf(lake).sign(id)
  await publish(lake, id)
}

/** Changes to documents that need somebody's agreement, by a program, with the people that agree. */
export const agreed = (lake: Lake) => ({
  /** Writes the draft and has it signed; what it returns publishes it, in one request. */
  async prepare(document: Content): Promise<() => Promise<void>> {
    const { _id: id } = document
    await draftOf(lake, document)
    await peopleOf(lake).sign(id)
    return () => publish(lake, id)
  },
  /** Has people agree to what somebody wrote into the draft. */
  sign: (id: string, releaseId?: string) =>
    peopleOf(lake).sign(id, releaseId === undefined ? {} : { releaseId }),
  /** Publishes a document as it is given. */
  async put(document: Content): Promise<void> {
    await (await this.prepare(document))()
  },
  /** Publishes a document as a patch leaves it. */
  async change(id: string, patched: (patch: Patch) => Patch): Promise<void> {
    const { _rev, _createdAt, _updatedAt, ...document } = await publishedIn(lake, id)
    await draftOf(lake, document)
    await patched(lake.client({ perspective: 'raw' }).patch(`drafts.${id}`)).commit()
    await publishSigned(lake, id)
  },
  /** Publishes a document with some of its fields, or parts of them, changed. */
  set(id: string, fields: Record<string, unknown>): Promise<void> {
    return this.change(id, (patch) => patch.set(fields))
  },
  /** Deletes a document. */
  async remove(id: string): Promise<void> {
    const people = peopleOf(lake)
    await people.sign(id, { act: 'delete' })
    const response = await people.act('compliance-1', {
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
    })
    expectOk(response, await response.text())
  },
})
