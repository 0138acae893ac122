import { personActs } from './person-acts.ts'

/** What becomes of a document, as the record names it and the Studio says it. */
export const documentActs = [
  'created',
  'edited',
  'published',
  'unpublished',
  'deleted',
  'discarded',
  'scheduled',
  'unscheduled',
] as const

/** Steps of a release. */
export const releaseActs = [
  'release.created',
  'release.edited',
  'release.scheduled',
  'release.unscheduled',
  'release.published',
  'release.archived',
  'release.unarchived',
  'release.deleted',
] as const

/** What people say of a content; `approval.lacking` is an attempt that lacked its signatures. */
export const approvalActs = [
  'approval.asked',
  'approval.approved',
  'approval.refused',
  'approval.withdrawn',
  'approval.seeded',
  'approval.lacking',
] as const

/** What the log of a dataset holds; of an entry that was damaged nobody can say what. */
export const logActs = [
  ...documentActs,
  ...releaseActs,
  ...approvalActs,
  'record.forgotten',
  'record.unreadable',
] as const
export type LogAct = (typeof logActs)[number]

/** Attempts to sign in: that let in, that were refused, that were one too many. */
const signInActs = ['sign-in', 'sign-in.refused', 'sign-in.limited'] as const

/** A page as visitors got it, and a time of which nobody can say what they got. */
const servedActs = ['served', 'served.gap'] as const

/** The parts of the record that one list is made of. */
export const recordKinds = ['log', 'refused', 'people', 'sign-in', 'served'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Everything that can stand in the list, by the part of the record that holds it. */
export const actsByKind = {
  log: logActs,
  refused: ['write.refused'],
  people: personActs,
  'sign-in': signInActs,
  served: servedActs,
} as const satisfies Record<RecordKind, readonly string[]>

export type RecordAct = (typeof actsByKind)[RecordKind][number]

/** Parts that name who was let in and who was not: for administrators alone. */
export const guardedKinds: readonly RecordKind[] = ['people', 'sign-in']
