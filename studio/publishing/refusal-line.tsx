import { Card, Text } from '@sanity/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentLayoutProps,
  useCurrentUser,
  useDocumentPairPermissions,
  useSchema,
  useValidationStatus,
} from 'sanity'
import { useWaitSentence, WithApproval } from '#studio/approvals/approval-context.tsx'
import { isEmbedded } from '#studio/connection.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { fieldName } from '#studio/translations/plan-field.ts'
import { planRefusal } from './plan-refusal.ts'
import { useWords } from './use-words.ts'
import { isUploading } from './when-uploaded.ts'

interface Line {
  sentence: string | undefined
  tell: (sentence: string | undefined) => void
}

/** Outside a form, such as in the comparison of versions, there is no line to show it. */
const LineContext = createContext<Line>({ sentence: undefined, tell: () => undefined })

/** A form whose foot explains why its Publish button is disabled, and what its draft waits for. */
export function WithRefusalLine(props: DocumentLayoutProps) {
  const [sentence, tell] = useState<string>()
  const line = useMemo(() => ({ sentence, tell }), [sentence])
  const form = <LineContext value={line}>{props.renderDefault(props)}</LineContext>
  return isEmbedded ? <WithApproval documentId={props.documentId}>{form}</WithApproval> : form
}

/** The fields of a form, and below them why Publish is disabled: visible at every scroll position. */
export function WithRefusalFoot({ children }: { children: ReactNode }) {
  const { sentence } = use(LineContext)
  return (
    <>
      {children}
      <output style={{ display: 'block', position: 'sticky', bottom: 0, zIndex: 2 }}>
        {sentence !== undefined && (
          <Card tone="caution" border padding={3} radius={2} marginTop={4} data-testid="publish-refusal">
            <Text size={1}>{sentence}</Text>
          </Card>
        )}
      </output>
    </>
  )
}

/** Maximum number of fields named. */
const maxNamed = 4

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The same action, which reports to its form why it is disabled. Memoised per component, so that React does
 * not remount it.
 */
export function sayRefusal(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original)
  if (made) return made
  const Said: DocumentActionComponent = (props) => {
    const { id, type, version, draft, published, release } = props
    const described = original(props)
    const { tell } = use(LineContext)
    const user = useCurrentUser()
    const say = useWords()
    const waits = useWaitSentence()
    const schema = useSchema().get(type)
    const changes = version ?? draft
    const shown = changes ?? published
    const [permission] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const { validation } = useValidationStatus(shown?._id ?? id, type, release === undefined)
    const errors = validation.filter(({ level }) => level === 'error')
    const sentence = planRefusal(say, {
      type,
      roles: user?.roles.map(({ name, title }) => title || name) ?? [],
      isDisabled: described?.disabled === true,
      hasChanges: changes !== null && changes !== undefined,
      waits,
      mayPublish: permission?.granted !== false,
      isUploading: isUploading(changes),
      fields: fieldTitles(
        schema,
        shown,
        errors.filter(({ path }) => path.length > 0).map(({ path }) => fieldName(path)),
        maxNamed,
      ),
      faults: errors.filter(({ path }) => path.length === 0).map(({ message }) => message),
      tooltip: typeof described?.title === 'string' ? described.title : '',
    })
    useEffect(() => {
      tell(sentence)
      return () => tell(undefined)
    }, [sentence, tell])
    return described
  }
  if (original.action) Said.action = original.action
  known.set(original, Said)
  return Said
}
