import { basename } from 'node:path'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, notFound } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { count } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { madeBackups } from '#lake/record/last-backup.ts'
import { administratorOf } from './administrator.ts'

const day = z.iso.date()

/** A day of the parameter `name`, as the first instant of it. @throws {HttpError} 400 for what is no day */
const dayOf = (c: Context, name: string): number | undefined => {
  const text = c.req.query(name) ?? ''
  if (text === '') return undefined
  if (!day.safeParse(text).success) throw badRequest(`The parameter "${name}" is no day such as 2026-11-28`)
  return Date.parse(text)
}

/**
 * `/projects/:p/datasets/:d/backups`: what `npm run backup` made, for administrators alone (lake contract 10). Each
 * holds every dataset. What Sanity does besides is done on the machine, and said so.
 */
export function backupRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const dataset = `${versionSegment}/projects/:project/datasets/:dataset`
  const { dataDir } = lake.settings
  const check = (c: Context<LakeEnv>) => {
    administratorOf(c, lake, 'backups')
    datasetOf(c, lake)
  }

  app.get(`${dataset}/backups`, async (c) => {
    check(c)
    const [after, before] = [dayOf(c, 'after'), dayOf(c, 'before')]
    const limit = count(c, 'limit', 30)
    const made = (await madeBackups(dataDir)).filter(({ time }) => {
      const at = Date.parse(time)
      return (after === undefined || at >= after) && (before === undefined || at < before)
    })
    const backups = made
      .slice(0, limit)
      .map(({ time, folder }) => ({ id: basename(folder), createdAt: time }))
    return c.json({ backups })
  })

  app.get(`${dataset}/backups/:id`, async (c) => {
    check(c)
    const found = (await madeBackups(dataDir)).find(({ folder }) => basename(folder) === c.req.param('id'))
    if (found === undefined) throw notFound('There is no such backup. Load the list again.')
    throw badRequest(
      `This backup is of the whole lake and lies in ${found.folder} on its machine; put it back with: npm run restore -- ${found.folder}. For the documents and assets of one dataset export it: sanity dataset export`,
    )
  })

  app.put(`${dataset}/settings/backups`, (c) => {
    check(c)
    throw badRequest(
      'Backups are made on the machine of the lake, of all datasets together: npm run backup -- FOLDER, as often as a timer runs it',
    )
  })
}
