import type { Hono } from 'hono'
import { z } from 'zod'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { isEmptyBody, readJson } from '#lake/http/request/body.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { apiError, badRequest, forbidden, notFound, unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { recordAct } from '#lake/log/person-acts.ts'
import { holdsOf } from '#lake/record/keeping/holds.ts'
import { holdSentence, holdsOnDataset } from '#lake/record/keeping/plan-hold.ts'
import { administratorOf } from './manage/administrator.ts'
import { addonOf } from '#lake/store/addon.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { isDatasetName } from '#lake/store/datasets.ts'

/** The client lists datasets under its project, and changes them by the header that names it. */
const paths = [`${versionSegment}/projects/:project/datasets`, `${versionSegment}/datasets`]
const accessMode = z.enum(['public', 'private'])
const datasetBody = z.object({ aclMode: accessMode.default('public') })
const changeBody = z.object({ aclMode: accessMode })

/**
 * Lists, creates, changes and deletes datasets as Sanity's client and CLI request; changes need an
 * administrator.
 */
export function datasetRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  for (const path of paths) register(app, lake, path)

  // By this the Studio makes the dataset of comments and tasks, where it finds none; here it is always there.
  app.post(`${versionSegment}/comments/:dataset/setup`, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('Comments need a token')
    const [addon] = addonsOf(lake, 'comments', c.req.param('dataset'))
    if (addon === undefined) throw notFound('Only the dataset of the site has comments and tasks')
    return c.json({ datasetName: addon.name })
  })
}

/** The datasets of a profile that belong to another one: the comments and tasks of the site's. */
function addonsOf({ settings }: Lake, datasetProfile: string, addonFor: string | undefined) {
  if (datasetProfile !== 'comments' || (addonFor ?? settings.dataset) !== settings.dataset) return []
  return [{ name: addonOf(settings.dataset), aclMode: 'private', datasetProfile, addonFor: settings.dataset }]
}

function register(app: Hono<LakeEnv>, lake: Lake, path: string): void {
  app.get(path, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('The list of datasets needs a token')
    const profile = c.req.query('datasetProfile')
    if (profile !== undefined) return c.json(addonsOf(lake, profile, c.req.query('addonFor')))
    const addon = addonOf(lake.settings.dataset)
    const listed = lake.datasets.list().filter(({ name }) => name !== addon)
    return c.json(listed.map(({ name, aclMode }) => ({ name, aclMode })))
  })
  app.put(`${path}/:dataset`, async (c) => {
    administratorOf(c, lake, 'datasets')
    const name = c.req.param('dataset') ?? ''
    if (!isDatasetName(name)) {
      throw badRequest(`"${name}" is no name of a dataset: use a-z, 0-9, _ and -, 64 characters at most`)
    }
    const wish = isEmptyBody(c) ? datasetBody.parse({}) : await readJson(c, datasetBody)
    if (lake.datasets.get(name) !== undefined) {
      throw apiError(409, 'Conflict', `There is a dataset "${name}" already`)
    }
    return c.json(described(lake.datasets.create(name, wish.aclMode)))
  })
  app.get(`${path}/:dataset`, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('Datasets are described with a token')
    const { name, aclMode } = datasetOf(c, lake)
    return c.json({ name, aclMode })
  })
  app.patch(`${path}/:dataset`, async (c) => {
    const author = administratorOf(c, lake, 'datasets')
    const wish = await readJson(c, changeBody)
    const dataset = datasetOf(c, lake)
    if (dataset.name === addonOf(lake.settings.dataset)) throw forbidden('Comments and tasks stay private')
    lake.datasets.setAclMode(dataset, wish.aclMode)
    recordAct(lake.db, {
      author,
      act: 'dataset.access',
      subject: String(dataset.id),
      detail: `${dataset.name}, ${wish.aclMode}`,
    })
    return c.json(described(dataset))
  })
  // Embeddings are a service of Sanity's cloud; there is nothing to enable here.
  app.get(`${path}/:dataset/settings/embeddings`, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('Datasets are described with a token')
    datasetOf(c, lake)
    return c.json({ enabled: false, status: 'disabled' })
  })
  app.put(`${path}/:dataset/settings/embeddings`, (c) => {
    administratorOf(c, lake, 'datasets')
    datasetOf(c, lake)
    throw badRequest('The embedded lake makes no embeddings; search with text::query() or match instead')
  })
  app.delete(`${path}/:dataset`, (c) => {
    administratorOf(c, lake, 'datasets')
    const { name } = datasetOf(c, lake)
    if (name === lake.settings.dataset) throw forbidden(`"${name}" is the dataset of the site`)
    if (name === addonOf(lake.settings.dataset)) throw forbidden(`"${name}" holds its comments and tasks`)
    const holds = holdsOnDataset(holdsOf(lake.db), name)
    if (holds.length > 0) throw apiError(409, 'Conflict', holdSentence(`The dataset "${name}"`, holds))
    return c.json({ deleted: lake.datasets.delete(name) })
  })
}

const described = ({ name, aclMode }: Dataset) => ({ datasetName: name, aclMode })
