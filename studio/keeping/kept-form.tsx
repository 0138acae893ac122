import { useToast } from '@sanity/ui/toast'
import { createContext, use, useCallback, useEffect, useMemo } from 'react'
import { type DocumentLayoutProps, usePerspective } from 'sanity'
import { tellForm, tellSaving } from '#studio/interface-language/saving.ts'
import { publishedId, releaseOf } from '#studio/published-id.ts'
import { type KeptState, useKept } from './use-kept.ts'
import { useWords } from './use-words.ts'

/** Outside a form, such as in the comparison of versions, nothing is kept. */
const KeptContext = createContext<KeptState | undefined>(undefined)

/** What the open form keeps. */
export const useFormKept = (): KeptState | undefined => use(KeptContext)

/**
 * A form whose words stay in the browser until the lake has them. It tells while they are not there, so that a change
 * of the Studio's language waits for them.
 */
export function KeptForm(props: DocumentLayoutProps) {
  const { documentId, documentType } = props
  const say = useWords()
  const { push } = useToast()
  const { selectedReleaseId } = usePerspective()
  const release = releaseOf(documentId) ?? selectedReleaseId
  const subject = useMemo(
    () => ({ id: publishedId(documentId), type: documentType, release }),
    [documentId, documentType, release],
  )
  const onBack = useCallback(
    () => void push({ id: 'kept-words', status: 'info', title: say('back'), closable: true }),
    [push, say],
  )
  const kept = useKept(subject, onBack)
  useEffect(() => tellForm(), [])
  useEffect(() => (kept.isUnsaved ? tellSaving() : undefined), [kept.isUnsaved])
  return <KeptContext value={kept}>{props.renderDefault(props)}</KeptContext>
}
