import { z } from 'zod'
import { patchOperations } from '#lake/write/schema.ts'

const name = <const Name extends string>(action: Name) =>
  z.literal(`sanity.action.release.${action}` as const)

const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']).optional(),
  cardinality: z.enum(['one', 'many']).optional(),
  intendedPublishAt: z.iso.datetime({ offset: true }).optional(),
})
const releaseId = z.string()
const attributes = z.record(z.string(), z.unknown())

/** The actions on releases (`ReleaseAction` of @sanity/client). */
export const releaseActionSchemas = [
  z.object({ actionType: name('create'), releaseId, metadata: metadata.default({}) }),
  z.object({
    actionType: name('import'),
    releaseId,
    attributes: attributes.optional(),
    document: attributes.optional(),
    ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
  }),
  z.object({ actionType: name('edit'), releaseId, patch: patchOperations }),
  z.object({ actionType: name('publish'), releaseId }),
  z.object({
    actionType: name('schedule'),
    releaseId,
    publishAt: z.iso.datetime({ offset: true, error: 'is not an instant such as 2026-12-01T09:00:00Z' }),
  }),
  z.object({ actionType: name('unschedule'), releaseId }),
  z.object({ actionType: name('archive'), releaseId }),
  z.object({ actionType: name('unarchive'), releaseId }),
  z.object({ actionType: name('delete'), releaseId }),
] as const

export type ReleaseAction = z.infer<(typeof releaseActionSchemas)[number]>

const prefix = 'sanity.action.release.'

export const isReleaseAction = <Action extends { actionType: string }>(
  action: Action,
): action is Extract<Action, ReleaseAction> => action.actionType.startsWith(prefix)
