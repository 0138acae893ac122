import { createContext, type ReactNode, use } from 'react'
import { useCurrentUser, usePerspective } from 'sanity'
import { publishedId, releaseOf } from '#studio/published-id.ts'
import type { Approval } from './approval.ts'
import { planSentence } from './plan-sentence.ts'
import { useApproval } from './use-approval.ts'
import { useWords } from './use-words.ts'

/** What the draft of the open form waits for. */
interface OfForm {
  approval: Approval | null | undefined
  failure: string | undefined
}

/** Outside a form nothing is known; the lake refuses what lacks signatures anyway. */
const ApprovalContext = createContext<OfForm>({ approval: null, failure: undefined })

/** A form that knows what its draft, or version of a release, waits for. */
export function WithApproval({ documentId, children }: { documentId: string; children: ReactNode }) {
  const { selectedReleaseId } = usePerspective()
  // A form shows the version of the release that is looked at, and that of a scheduled draft, by the id of the document.
  const releaseId = releaseOf(documentId) ?? selectedReleaseId
  const { found, failure } = useApproval(publishedId(documentId), { act: 'publish', releaseId })
  return <ApprovalContext value={{ approval: found, failure }}>{children}</ApprovalContext>
}

/** What the draft of the open form waits for. */
export const useFormApproval = (): OfForm => use(ApprovalContext)

/** The sentence about what the open draft waits for; undefined where it waits for nobody. */
export function useWaitSentence(): string | undefined {
  const say = useWords()
  const user = useCurrentUser()
  const { approval, failure } = useFormApproval()
  if (failure !== undefined) return say('unknown', { reason: failure })
  if (!approval || approval.state === 'free') return undefined
  return planSentence(say, approval, user?.id ?? '') || undefined
}
