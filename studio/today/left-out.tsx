import { Stack, Text } from '@sanity/ui'
import { DocumentName, Fact, Line, Section } from './parts.tsx'
import { type FaultyDocument, planLeftOut } from './plan-left-out.ts'
import { useLeftOut } from './use-left-out.ts'
import { useWords } from './use-words.ts'

const most = 8

function LeftOutLine({ document: { id, type, where, fault, more } }: { document: FaultyDocument }) {
  const say = useWords()
  const below = say(more > 0 ? 'leftOut.faults' : 'leftOut.fault', { fault, more })
  if (id === null || type === null) {
    return (
      <li>
        <Fact what={where} below={below} mark={null} />
      </li>
    )
  }
  return (
    <Line id={id} type={type}>
      <Stack as="span" gap={2}>
        <DocumentName id={id} type={type} />
        <Text as="span" size={1} muted>
          {below}
        </Text>
      </Stack>
    </Line>
  )
}

/** What the site does not show because it has a fault; nothing where it shows everything. */
export function LeftOut({ now }: { now: string }) {
  const say = useWords()
  const documents = planLeftOut(useLeftOut(now))
  if (documents.length === 0) return null
  const more = documents.length - most
  return (
    <Section title={more > 0 ? say('leftOut.more', { more }) : say('leftOut')} empty="">
      {documents.slice(0, most).map((document) => (
        <LeftOutLine key={document.key} document={document} />
      ))}
    </Section>
  )
}
