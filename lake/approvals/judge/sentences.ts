import type { Person } from '../decision.ts'
import type { Approval, Missing, SigningRole } from '../plan-approval.ts'
import type { Act } from '../subject.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five']
const count = (people: number): string =>
  `${numbers[people] ?? String(people)} ${people === 1 ? 'signature' : 'signatures'}`

const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

const doings: Readonly<Record<Act, string>> = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  delete: 'Deleting',
}

/** Who could still sign: no author, and has not signed. */
export interface Candidate extends Person {
  as: Exclude<SigningRole, undefined>
}

export interface SentenceFacts {
  act: Act
  approval: Approval
  candidates: readonly Candidate[]
  /** Who reads the sentence; without one it holds for everybody, such as of a release that is held. */
  reader: { id: string } | undefined
  authors: ReadonlySet<string>
}

const need = ({ people, compliance }: Missing, candidates: readonly Candidate[]): string => {
  const names = candidates.filter((one) => !compliance || one.as === 'compliance').map(({ name }) => name)
  const what = `${count(people)} ${compliance ? 'of compliance' : 'of another person'}`
  if (names.length < people) return `${what} (there are not enough people who can give it)`
  return `${what} (${list(names, 'or')} can give it)`
}

/**
 * What an act waits for, for whoever reads it; empty where it waits for nothing.
 * `Publishing needs one signature of compliance (Compliance 2 can give it). You are an author of it.`
 */
export function waitSentence({ act, approval, candidates, reader, authors }: SentenceFacts): string {
  if (approval.missing.length === 0) return ''
  const needs = approval.missing.map((one) => need(one, candidates))
  return [
    `${doings[act]} needs ${list(needs, 'and')}.`,
    ...(approval.state === 'unasked' ? ['Nobody has asked for approval of this content yet.'] : []),
    ...(approval.state === 'refused'
      ? [reader ? 'It was sent back; ask again once it is mended.' : 'It was sent back.']
      : []),
    ...(approval.signatures.length > 0
      ? [
          `Signed so far: ${list(
            approval.signatures.map(({ name }) => name),
            'and',
          )}.`,
        ]
      : []),
    ...(reader && authors.has(reader.id) ? ['You are an author of it.'] : []),
  ].join(' ')
}
