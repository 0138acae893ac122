import type { Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readJson } from '#lake/http/request/body.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { unauthorized, writeError } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { type Action, actionSchema, actionsBody, actionTypes } from '#lake/write/action-schema.ts'
import { applyActions } from '#lake/write/actions.ts'

/** `POST /data/actions/:dataset` (lake contract 3). */
export function actionRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.post(`${versionSegment}/data/actions/:dataset`, async (c) => {
    const principal = c.get('principal')
    const body = await readJson(c, actionsBody)
    if (principal.kind === 'anonymous') throw unauthorized('Actions need a token')
    const dataset = datasetOf(c, lake)
    const actions = body.actions.map((action, index) => parseAction(action, index))
    const answer = await lake.writer.submit({
      dataset,
      principal,
      transactionId: body.transactionId,
      dryRun: body.dryRun || c.req.query('dryRun') === 'true',
      kind: 'actionError',
      plan: (workspace) =>
        applyActions(workspace, actions, (id, revisionId) => {
          const place = lake.history.sequenceOf(dataset, revisionId)
          return place === undefined ? undefined : lake.history.documentAt(dataset, id, place)
        }),
    })
    if (answer.committed?.announced === true) await lake.delivery.settled(answer.committed)
    return c.json({ transactionId: answer.transactionId })
  })
}

function parseAction(action: { actionType: string }, index: number): Action {
  const parsed = actionSchema.safeParse(action)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const description = actionTypes.includes(action.actionType)
    ? `Malformed action ${action.actionType}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
    : `This lake does not carry out the action "${action.actionType}"`
  throw writeError('actionError', 400, description, [{ type: 'validationError', description, index }])
}
