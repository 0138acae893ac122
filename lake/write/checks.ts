import type { DatabaseSync } from 'node:sqlite'
import type { Rules } from '#common/rules/rule-schema.ts'
import type { Approvals } from '#lake/approvals/approvals.ts'
import { type Signers, signersIn } from '#lake/approvals/judge/signers.ts'
import { userById } from '#lake/access/users.ts'
import type { LakeSettings } from '#lake/settings.ts'
import { History } from '#lake/store/history.ts'
import { addonOf } from '#lake/store/addon.ts'
import { AssetUses } from '#lake/store/indexes/asset-uses.ts'
import { checkApprovals, checkDecisions } from './approvals/check-approvals.ts'
import { checkAssetDocuments } from './asset-documents.ts'
import { checkAssetsKept } from './kept-assets.ts'
import { checkPermissions } from './permission.ts'
import { checkReferences } from './references.ts'
import { checkLocks } from './releases/locks.ts'
import { checkSchedules } from './releases/check-schedules.ts'
import { createRulesReader } from './validity/rules.ts'
import { checkComments } from './check-comments.ts'
import { checkValidity } from './validity/validity.ts'
import type { Workspace } from './workspace.ts'

/** What a transaction is checked by. */
export interface Checks {
  siteDataset: string
  history: History
  uses: AssetUses
  readRules: () => Rules
  approvals: Approvals
  signers: Signers
  /** Whether this is the id of a person who may sign in. */
  isPerson: (id: string) => boolean
}

/** @throws {RulesError} when the rules of the content model cannot be parsed */
export function checksOf(db: DatabaseSync, settings: LakeSettings, approvals: Approvals): Checks {
  const readRules = createRulesReader(settings.rulesFile)
  readRules()
  const { dataset: siteDataset } = settings
  return {
    siteDataset,
    history: new History(db),
    uses: new AssetUses(db),
    readRules,
    approvals,
    signers: signersIn(db),
    isPerson: (id) => userById(db, id)?.disabledAt === null,
  }
}

/**
 * Checks a planned transaction as a whole.
 * @throws {WriteRefusal} for the first thing that forbids it
 */
export function checkTransaction(workspace: Workspace, checks: Checks): void {
  const { dataset, principal } = workspace
  if (dataset.name === addonOf(checks.siteDataset)) return checkComments(workspace, checks.isPerson)
  checkPermissions(workspace)
  checkLocks(workspace)
  const approvalStates = checks.approvals.of(dataset)
  checkSchedules(workspace, approvalStates && { approvalStates, signers: checks.signers })
  // Only the site's content and record are protected; other datasets may hold and lose any content.
  const isSite = dataset.name === checks.siteDataset
  // An administrator may write anything into another dataset, asset documents included.
  if (isSite || principal.role !== 'administrator') checkAssetDocuments(workspace)
  if (isSite) checkAssetsKept(workspace, checks.uses, checks.history)
  checkReferences(workspace)
  if (isSite) checkValidity(workspace, checks.readRules, checks.history)
  // Last: what is told to lack a signature lacks nothing else.
  if (approvalStates === undefined) return
  checkDecisions(workspace)
  checkApprovals(workspace, approvalStates, checks.signers)
}
