import type { Lake } from '#lake/lake.ts'
import type { Principal } from '#lake/access/principal.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { applyMutations, type MutationResult } from './mutations.ts'
import type { MutationInput } from './schema.ts'
import type { WriteAnswer } from './writer.ts'

export interface MutateOptions {
  transactionId?: string | undefined
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

/**
 * Commits mutations as one transaction: all of them or none.
 * @throws {HttpError} when one is refused
 */
export function mutate(
  lake: Pick<Lake, 'writer' | 'settings'>,
  dataset: Dataset,
  principal: Principal,
  mutations: readonly MutationInput[],
  options: MutateOptions = {},
): Promise<WriteAnswer<MutationResult[]>> {
  return lake.writer.submit({
    dataset,
    principal,
    transactionId: options.transactionId,
    dryRun: options.dryRun ?? false,
    kind: 'mutationError',
    plan: (workspace) =>
      applyMutations(workspace, mutations, {
        projectId: lake.settings.projectId,
        autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
      }),
  })
}
