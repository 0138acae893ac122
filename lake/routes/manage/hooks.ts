import type { Context, Hono } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, badRequest, forbidden, notFound } from '#lake/http/errors.ts'
import { readJson } from '#lake/http/request/body.ts'
import { count } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { addonOf } from '#lake/store/addon.ts'
import { changedHook, type Hook, type HookSettings, newHook } from '#lake/webhook/hooks/hook.ts'
import { datasetsOf, sizeOf } from '#lake/webhook/hooks/hook-delivery.ts'
import { readHookQuery } from '#lake/webhook/hooks/hook-query.ts'
import { addHook, changeHook, hookById, listHooks, removeHook } from '#lake/webhook/hooks/hook-table.ts'
import {
  attemptById,
  attemptsOf,
  type HookAttempt,
  messagesOf,
  type Page,
} from '#lake/webhook/hooks/message-table.ts'
import { administratorOf } from './administrator.ts'

const bodyLimit = 128 * 1024
const maxHooks = 50
const maxListed = 1_000

const page = (c: Context<LakeEnv>): Page => ({
  limit: Math.min(count(c, 'limit', 100), maxListed),
  offset: count(c, 'offset', 0),
})

/** `/hooks/projects/:p/…`: Sanity's Webhooks API, for administrators alone (lake contract 10). */
export function hookRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const hooks = `${versionSegment}/hooks/projects/:project`
  const { db, settings } = lake
  const author = (c: Context<LakeEnv>) => administratorOf(c, lake, 'webhooks')

  const known = (c: Context<LakeEnv>): Hook => {
    const hook = hookById(db, c.req.param('id') ?? '')
    if (hook === undefined) throw notFound('There is no such webhook. Load the list again.')
    return hook
  }

  /** @throws {HttpError} 403, 404 or 400 for a dataset that cannot be told of, 400 for a rule that cannot be read */
  const check = ({ dataset, rule }: HookSettings): void => {
    if (dataset === addonOf(settings.dataset)) {
      throw forbidden('Comments and tasks are for people; no webhook tells of them')
    }
    const told = datasetsOf(lake, dataset)
    if (told.length === 0) throw badRequest(`There is no dataset "${dataset}". Name one, or "*" for all.`)
    readHookQuery(rule, sizeOf(told))
  }

  const shown = ({ secret, ...hook }: Hook) => ({
    ...hook,
    projectId: settings.projectId,
    isSigned: secret !== null,
    isDisabledByUser: hook.isDisabled,
    deletedAt: null,
  })

  app.get(hooks, (c) => {
    author(c)
    return c.json(listHooks(db).map(shown))
  })

  app.post(hooks, async (c) => {
    const by = author(c)
    const wish = await readJson(c, newHook, bodyLimit)
    if (listHooks(db).length >= maxHooks) {
      throw apiError(
        409,
        'Conflict',
        `There are ${maxHooks} webhooks, the most there can be. Remove one first.`,
      )
    }
    check(wish.settings)
    const hook = addHook(db, wish.settings, wish.state, { author: by, datasets: datasetsOf(lake, '*') })
    lake.writer.delivery?.hooksChanged()
    return c.json(shown(hook), 201)
  })

  app.get(`${hooks}/attempts/:attempt`, (c) => {
    author(c)
    const attempt = attemptById(db, c.req.param('attempt'))
    if (attempt === undefined) throw notFound('There is no such attempt; the oldest are not kept for ever.')
    return c.json(shownAttempt(attempt))
  })

  app.get(`${hooks}/:id`, (c) => {
    author(c)
    return c.json(shown(known(c)))
  })

  const change = async (c: Context<LakeEnv>) => {
    const by = author(c)
    const before = known(c)
    const { settings: wish, state } = await readJson(c, changedHook(before), bodyLimit)
    check(wish)
    const hook = changeHook(db, before, wish, state, { author: by, datasets: datasetsOf(lake, '*') })
    lake.writer.delivery?.hooksChanged()
    return c.json(shown(hook))
  }
  app.patch(`${hooks}/:id`, change)
  app.put(`${hooks}/:id`, change)

  app.delete(`${hooks}/:id`, (c) => {
    const by = author(c)
    removeHook(db, known(c), by)
    lake.writer.delivery?.hooksChanged()
    return c.body(null, 204)
  })

  app.get(`${hooks}/:id/messages`, (c) => {
    author(c)
    const { id, dataset } = known(c)
    return c.json(
      messagesOf(db, id, page(c)).map(({ id: message, headers, failures, ...rest }) => ({
        ...rest,
        id: String(message),
        projectId: settings.projectId,
        dataset: headers['sanity-dataset'] ?? dataset,
        documentId: headers['sanity-document-id'] ?? null,
        operation: headers['sanity-operation'] ?? null,
        transactionId: headers['sanity-transaction-id'] ?? null,
        failureCount: failures,
      })),
    )
  })

  app.get(`${hooks}/:id/attempts`, (c) => {
    author(c)
    return c.json(attemptsOf(db, known(c).id, page(c)).map(shownAttempt))
  })

  const shownAttempt = ({ id, messageId, ...attempt }: HookAttempt) => ({
    ...attempt,
    id: String(id),
    messageId: String(messageId),
    projectId: settings.projectId,
    inProgress: false,
    isFailure: attempt.failureReason !== null,
    updatedAt: attempt.createdAt,
  })
}
