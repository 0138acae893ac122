import type { Context } from 'hono'
import type { Lake } from '#lake/context.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { datasetNotFound } from './errors.ts'

/**
 * The dataset a path names as `:dataset`.
 * @throws {HttpError} 404 when there is none of this name
 */
export function datasetOf(c: Context, lake: Lake): Dataset {
  const name = c.req.param('dataset') ?? ''
  const dataset = lake.datasets.get(name)
  if (dataset === undefined) throw datasetNotFound(name, lake.settings.projectId)
  return dataset
}
