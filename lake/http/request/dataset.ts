import type { Context } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import type { Principal } from '#lake/access/principal.ts'
import { addonOf } from '#lake/store/addon.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { datasetNotFound, forbidden, unauthorized } from '#lake/http/errors.ts'

/**
 * The dataset a path names as `:dataset`, whoever asks: for what tells nothing of it but that it is there.
 * @throws {HttpError} 404 when there is none of this name
 */
export function namedDataset(c: Context<LakeEnv>, lake: Lake): Dataset {
  const name = c.req.param('dataset') ?? ''
  const dataset = lake.datasets.get(name)
  if (dataset === undefined) throw datasetNotFound(name, lake.settings.projectId)
  return dataset
}

/**
 * The dataset a path names as `:dataset`.
 * @throws {HttpError} 404 when there is none of this name; 401 and 403 when it holds comments and tasks, and no
 * person is signed in
 */
export function datasetOf(c: Context<LakeEnv>, lake: Lake): Dataset {
  const dataset = namedDataset(c, lake)
  if (dataset.name === addonOf(lake.settings.dataset)) checkIsPerson(c.get('principal'))
  return dataset
}

function checkIsPerson({ kind }: Principal): void {
  if (kind === 'anonymous') throw unauthorized('Comments and tasks are for people who are signed in')
  if (kind !== 'user') throw forbidden('Comments and tasks are for people; a program with a token has none')
}

/**
 * The dataset a path names, for reading.
 * @throws {HttpError} 404 when there is none of this name, 401 when it is private and nobody is signed in
 */
export function readableDataset(c: Context<LakeEnv>, lake: Lake): Dataset {
  const dataset = datasetOf(c, lake)
  if (isHidden(dataset, c.get('principal'))) throw unauthorized('This dataset needs a token')
  return dataset
}

/** Whether the dataset is private and nobody is signed in. */
export const isHidden = (dataset: Dataset, { kind }: Principal): boolean =>
  dataset.aclMode === 'private' && kind === 'anonymous'
