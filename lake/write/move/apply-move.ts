import type { Rules } from '#common/rules/rule-schema.ts'
import { permits } from '#lake/access/permits.ts'
import type { Principal } from '#lake/access/principal.ts'
import { needsSomebody } from '#lake/approvals/judge/judge.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { draftId, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { invalid } from '#lake/write/faults.ts'
import { patchDocument } from '#lake/write/mutations.ts'
import { existing, expectRevision } from '#lake/write/preconditions.ts'
import { publish } from '#lake/write/publish.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import type { MoveAction } from './move-schema.ts'
import { type Choices, mayChange, type Move, planMove } from './plan-move.ts'

/** What a move is planned by. */
export interface MoveParts {
  readRules: () => Rules
  approvalStates: ApprovalStates | undefined
}

/**
 * What publishing a page at its new path does, as this principal may do it.
 * @returns `undefined` where the page is not published, has no draft or does not move
 */
export function moveOf(
  id: string,
  documents: readonly LakeDocument[],
  { readRules, approvalStates }: MoveParts,
  principal: Principal,
  choices: Choices,
): Move | undefined {
  const find = (wanted: string) => documents.find(({ _id }) => _id === wanted)
  const [published, draft] = [find(id), find(draftId(id))]
  if (published === undefined || draft === undefined) return undefined
  const rules = readRules()
  return planMove({
    published,
    draft,
    documents: documents.filter((one) => mayChange(one, rules)),
    rules,
    choices,
    waits: (document) => {
      const own = publishedId(document._id)
      if (!permits(principal, 'publish', { ...document, _id: own })) return true
      return approvalStates !== undefined && needsSomebody(approvalStates, own, [document])
    },
  })
}

/**
 * Publishes a page at its new path, in every language, with its redirect and the links to it.
 * @throws {WriteRefusal} 400 where the page does not move
 */
export function applyMove(workspace: Workspace, action: MoveAction, parts: MoveParts): void {
  const { publishedId: id, redirect, carry, ifDraftRevisionId } = action
  expectRevision(workspace, existing(workspace, draftId(id)), ifDraftRevisionId)
  const choices = { redirect, carry }
  const move = moveOf(id, workspace.documents(), parts, workspace.principal, choices)
  if (move === undefined) {
    throw invalid(`"${id}" is no page whose draft has another path: publish it`, workspace.index)
  }
  for (const { writes } of move.affected) {
    for (const { act, id: changed, set } of writes) {
      if (act === 'remove') workspace.remove(changed)
      else {
        if (act === 'create') {
          workspace.put({ ...existing(workspace, publishedId(changed)), _id: changed })
          workspace.addCause('document.create', changed, changed)
        }
        patchDocument(workspace, existing(workspace, changed), { set })
      }
    }
  }
  if (move.redirect !== undefined) {
    const { id: redirectId, from, to } = move.redirect
    workspace.put({ _id: redirectId, _type: 'redirect', from, to, permanent: true })
  }
  publish(workspace, { actionType: 'sanity.action.document.publish', draftId: draftId(id), publishedId: id })
  workspace.addCause('page.move', id)
}
