import type { LogAct } from '#common/record-acts.ts'
import type { Cause } from '#lake/store/committed.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { changedFields, languageOf, titleOf } from './describe.ts'

type State = LakeDocument | undefined

/** What an entry did to one document. */
export interface ActChange {
  id: string
  before: State
  after: State
}

/** An entry of the log, as the acts in it are told. */
export interface ActEntry {
  author: string
  changes: readonly ActChange[]
  causes: readonly Pick<Cause, 'action' | 'publishedId'>[]
  /** Why revisions were forgotten, in an entry that records it. */
  reason: string | undefined
}

/** What is known of documents before the entry. */
export interface Known {
  /** What visitors may get of a document. */
  published: (id: string) => State
  /** Type and title of a document as they were told last. */
  last: (id: string) => { type?: string | undefined; title?: string | undefined } | undefined
  /** Published ids of the documents that a release holds. */
  heldBy: (release: string) => readonly string[]
}

/** One act on one document. */
export interface PlannedAct {
  act: LogAct
  /** Id of who did it: who tried, where the lake wrote down what they tried. */
  person: string
  /** The published id. */
  document: string
  /** Of the states that changed: what is published, drafts, versions. */
  ids: readonly string[]
  type: string | undefined
  title: string | undefined
  language: string | undefined
  release: string | undefined
  fields: readonly string[]
  /** Why, in the words of who did it; of a refusal those of the rule. */
  reason: string | undefined
  /** What belongs to the act alone, such as the instant of a schedule. */
  detail: Readonly<Record<string, unknown>>
}

/** A text that says something. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** What is done to what is never published. */
export const plainAct = ({ before, after }: Pick<ActChange, 'before' | 'after'>) => {
  if (before === undefined) return 'created' as const
  return after === undefined ? ('deleted' as const) : ('edited' as const)
}

/** What a change tells of its document. */
export const described = (before: State, after: State) => {
  const state = after ?? before
  return {
    type: state?._type,
    title: state && titleOf(state),
    language: languageOf(before, after),
    fields: before === undefined || after === undefined ? [] : changedFields(before, after),
  }
}

/** What most acts have not. */
export const nothing = { reason: undefined, detail: {}, release: undefined } as const
