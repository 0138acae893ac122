import type { Hono } from 'hono'
import { bearerToken } from '#lake/access/authenticate.ts'
import type { Principal } from '#lake/access/principal.ts'
import { needsProof, proofWays } from '#lake/access/proof.ts'
import { signersIn } from '#lake/approvals/judge/signers.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readJson } from '#lake/http/request/body.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { HttpError, unauthorized, writeError } from '#lake/http/errors.ts'
import { flag, onlyKnown } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { type Action, actionSchema, actionsBody, actionTypes } from '#lake/write/action-schema.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { ApprovalParts } from '#lake/write/approvals/approval-actions.ts'
import { publishWhenApproved } from '#lake/write/approvals/publish-when-approved.ts'
import { applyActions } from '#lake/write/actions.ts'
import { createRulesReader } from '#lake/write/validity/rules.ts'

const approvalParts = (
  { approvals, db }: Lake,
  dataset: Dataset,
  { principal, token }: { principal: Principal; token: string },
): ApprovalParts | undefined => {
  const approvalStates = approvals.of(dataset)
  if (approvalStates === undefined) return undefined
  const proofAsked = () => (needsProof(db, token) ? proofWays(db, principal.id) : undefined)
  return { approvalStates, signers: signersIn(db), proofAsked }
}

/** The no to a question whether actions can be done is an answer to it; a failure is not. */
function refusalIn(error: unknown): { refused: unknown } {
  if (error instanceof HttpError && error.status < 500) return { refused: error.body['error'] }
  throw error
}

/** `POST /data/actions/:dataset` (lake contract 3). */
export function actionRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const readRules = createRulesReader(lake.settings.rulesFile)

  app.post(`${versionSegment}/data/actions/:dataset`, async (c) => {
    const principal = c.get('principal')
    const body = await readJson(c, actionsBody)
    if (principal.kind === 'anonymous') throw unauthorized('Actions need a token')
    const dataset = datasetOf(c, lake)
    onlyKnown(c, ['dryRun', 'verdict', 'skipCrossDatasetReferenceValidation'])
    const actions = body.actions.map((action, index) => parseAction(action, index))
    const dryRun = body.dryRun || c.req.query('dryRun') === 'true'
    const asksVerdict = dryRun && flag(c, 'verdict')
    const submitted = lake.writer.submit({
      dataset,
      principal,
      transactionId: body.transactionId,
      dryRun,
      kind: 'actionError',
      plan: (workspace) =>
        applyActions(workspace, actions, {
          recall: (id, revisionId) => {
            const place = lake.history.sequenceOf(dataset, revisionId)
            return place === undefined ? undefined : lake.history.documentAt(dataset, id, place)
          },
          approvals: approvalParts(lake, dataset, {
            principal,
            token: bearerToken(c.req.raw.headers) ?? '',
          }),
          readRules,
        }),
    })
    const answer = await (asksVerdict ? submitted.catch(refusalIn) : submitted)
    if ('refused' in answer) return c.json(answer)
    const { committed } = answer
    const followed = committed && (await publishWhenApproved(lake, dataset, principal, committed))
    const published = followed && 'committed' in followed ? followed.committed : undefined
    return c.json({
      transactionId: answer.transactionId,
      ...(published && { publishedBy: published.transactionId }),
      ...(followed && 'refused' in followed && { notPublished: followed.refused }),
    })
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
