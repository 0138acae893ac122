import type { Hono } from 'hono'
import { judge, sentenceOf } from '#lake/approvals/judge/judge.ts'
import { signersIn } from '#lake/approvals/judge/signers.ts'
import { permits } from '#lake/access/permits.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { notFound, unauthorized } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { draftId, publishedId } from '#lake/store/document.ts'
import { moveOf } from '#lake/write/move/apply-move.ts'
import type { Affected } from '#lake/write/move/plan-move.ts'
import { createRulesReader } from '#lake/write/validity/rules.ts'

/**
 * `GET /data/moves/:dataset/:publishedId`: where a page moves when its draft is published, and which documents that
 * changes with redirect and links; with a token. 404 where it does not move.
 */
export function moveRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const readRules = createRulesReader(lake.settings.rulesFile)
  const signers = signersIn(lake.db)

  app.get(`${versionSegment}/data/moves/:dataset/:id`, (c) => {
    const principal = c.get('principal')
    if (principal.kind === 'anonymous') throw unauthorized('Moves need a token')
    const dataset = datasetOf(c, lake)
    const approvalStates = lake.approvals.of(dataset)
    const id = publishedId(c.req.param('id'))
    const draft = dataset.get(draftId(id))
    const choices = { redirect: true, carry: true }
    const move =
      draft !== undefined && permits(principal, 'read', draft)
        ? moveOf(id, dataset.documents.all.items, { readRules, approvalStates }, principal, choices)
        : undefined
    if (move === undefined) throw notFound(`"${id}" is no page whose draft has another path`)
    const waitsFor = ({ publishedId: one, waits }: Affected): string => {
      const document = dataset.get(draftId(one)) ?? dataset.get(one)
      if (!waits || approvalStates === undefined || document === undefined) return ''
      // The draft that the move leaves is of another content, of which this editor is an author.
      const subject = { publishedId: one, act: 'publish' as const, contentHash: '' }
      return sentenceOf(judge(approvalStates, signers, subject, [document], principal.id), signers, principal)
    }
    const documents = move.affected.map((one) => {
      const { type, reason, waits } = one
      return { publishedId: one.publishedId, type, reason, waits, sentence: waitsFor(one) }
    })
    return c.json({ from: move.from, to: move.to, documents })
  })
}
