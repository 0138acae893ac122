import { fill } from '#common/fill.ts'
import type { AccountProblem } from '../account/read-account.ts'
import type { Kept } from '../account/store.ts'
import type { AccountWords } from './account-words.ts'

/** Why a text is no account, in the words of a place: what is stored, or a file. */
export const problemText = (
  problem: AccountProblem,
  words: Pick<AccountWords['badFile'], 'broken' | 'version' | 'field'>,
): string =>
  fill(
    words[problem.why],
    problem.why === 'version'
      ? { version: problem.version }
      : problem.why === 'field'
        ? { field: problem.field }
        : {},
  )

/** What is stored is no account of this version: said, and left as it is. */
export const UnreadableAccount = ({
  kept: { problem },
  words: { unreadable },
}: {
  kept: Extract<Kept, { state: 'unreadable' }>
  words: AccountWords
}) => (
  <div className="practice-account__unreadable" role="alert">
    <h3>{unreadable.title}</h3>
    <p>
      {problemText(problem, unreadable)} {unreadable.way}
    </p>
  </div>
)
