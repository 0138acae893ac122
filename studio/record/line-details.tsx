import { Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink, StateLink } from 'sanity/router'
import { documentActs } from '#common/record-acts.ts'
import { isLocale, locales } from '#locales/table.ts'
import { planPlaces } from '#studio/approvals/review/plan-places.ts'
import { isUserRole } from '#studio/people/people-client.ts'
import { useWords as usePeopleWords } from '#studio/people/use-words.ts'
import { inRelease, releaseOf } from '#studio/published-id.ts'
import { handedOf } from '#studio/site-on/plan-question.ts'
import { Changed, useTold } from './changed.tsx'
import type { Line } from './plan-lines.ts'
import { unprinted } from './print-style.tsx'
import type { Row } from './record-client.ts'
import { useInstants } from './use-instants.ts'
import { useWords } from './use-words.ts'

const breaking = { overflowWrap: 'anywhere' } as const

const textIn = (detail: Row['detail'], name: string): string | undefined => {
  const value = detail[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What an act has that others do not. */
function Particulars({ row: { detail } }: { row: Row }) {
  const say = useWords()
  const instant = useInstants()
  const of = (name: string) => textIn(detail, name)
  const [publishAt, until, ticket, hash, tried, plain] = [
    of('publishAt'),
    of('until'),
    of('ticket'),
    of('sha256'),
    of('tried'),
    of('detail'),
  ]
  const lines = [
    publishAt && say('publishAt', { when: instant(publishAt) }),
    until && say('gap.until', { when: instant(until) }),
    ticket && say('ticket', { ticket }),
    hash && say('bytes', { hash }),
    tried && say('tried', { what: tried }),
    of('from') && say('where', { from: of('from') ?? '', browser: of('browser') ?? '' }),
    plain,
  ]
  return lines.map(
    (line) =>
      line && (
        <Text key={line} size={1} style={breaking}>
          {line}
        </Text>
      ),
  )
}

/** Who signed for it, with what they said. */
function Signatures({ row }: { row: Row }) {
  const say = useWords()
  const sayOfPeople = usePeopleWords()
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="semibold">
        {say('signatures')}
      </Text>
      {row.signatures.length === 0 && (
        <Text size={1}>{say(row.isSeed ? 'signatures.seed' : 'signatures.none')}</Text>
      )}
      {row.signatures.map(({ id, name, role, position, comment }) => (
        <Text key={id} size={1} style={breaking}>
          {say('signature', {
            name,
            role: isUserRole(role) ? sayOfPeople(`role.${role}`) : role,
            position: String(position),
          })}
          {comment !== null && ` · ${comment}`}
        </Text>
      ))}
    </Stack>
  )
}

const Link = ({ children }: { children: ReactNode }) => (
  <Text as="span" size={1}>
    {children}
  </Text>
)

/** Ways from a line to the document, the release, the page as it was, and to what else is on record of it. */
function Ways({ row, addresses }: { row: Row; addresses: readonly string[] }) {
  const say = useWords()
  const { document, who, release, time } = row
  const isContent = document !== null && document.type !== null && !document.id.startsWith('_.')
  const version = document?.ids.find((id) => releaseOf(id) !== undefined)
  return (
    <Flex gap={4} wrap="wrap" {...unprinted}>
      {isContent && document.type !== null && (
        <Link>
          <IntentLink
            intent="edit"
            params={{ id: document.id, type: document.type, ...inRelease(version && releaseOf(version)) }}
          >
            {say('open.document')}
          </IntentLink>
        </Link>
      )}
      {release !== null && (
        <Link>
          <IntentLink intent="release" params={{ id: release }}>
            {say('release.open')}
          </IntentLink>
        </Link>
      )}
      {addresses.map((address) => (
        <Link key={address}>
          <IntentLink intent="site-on" params={handedOf(address, time)}>
            {say('site.on', { address })}
          </IntentLink>
        </Link>
      ))}
      {document !== null && (
        <Link>
          <StateLink state={{ _searchParams: [['document', document.id]] }}>
            {say('history.document')}
          </StateLink>
        </Link>
      )}
      {who !== null && (
        <Link>
          <StateLink state={{ _searchParams: [['person', who.id]] }}>
            {say('history.person', { name: who.name })}
          </StateLink>
        </Link>
      )}
    </Flex>
  )
}

/** Where in the record it stands: what an auditor asks for. */
function Proof({ row: { position, hash, transaction, document } }: { row: Row }) {
  const say = useWords()
  if (position === null && document === null) return null
  const lines = [
    position === null ? undefined : [say('proof'), say('position', { position: String(position) })],
    hash === null ? undefined : [say('hash'), hash],
    transaction === null ? undefined : [say('transaction'), transaction],
    document === null ? undefined : [say('ids'), document.ids.join(', ')],
  ].filter((line) => line !== undefined)
  return (
    <Stack as="dl" gap={2} style={{ margin: 0 }}>
      {lines.map(([name, value]) => (
        <Flex key={name} as="div" gap={2} wrap="wrap">
          <Text as="dt" size={0} muted>
            {name}
          </Text>
          <Text as="dd" size={0} style={{ ...breaking, margin: 0 }}>
            <code>{value}</code>
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

/** Acts behind which there can be signatures. */
const signable: readonly string[] = ['published', 'unpublished', 'deleted']
const withStates: readonly string[] = documentActs.filter((act) => !act.endsWith('scheduled'))

function Content({ line }: { line: Line }) {
  const { told, failure } = useTold(line)
  const addresses = told?.document ? [...planPlaces(told.document).values()] : []
  return (
    <>
      <Changed told={told} failure={failure} />
      <Ways row={line.row} addresses={addresses} />
    </>
  )
}

/** All that is known of a line. */
export function LineDetails({ line }: { line: Line }) {
  const { row } = line
  return (
    <Stack gap={4} paddingTop={4}>
      <Particulars row={row} />
      {signable.includes(row.act) && <Signatures row={row} />}
      {row.kind === 'log' && withStates.includes(row.act) ? (
        <Content line={line} />
      ) : (
        <Ways row={row} addresses={row.address === null ? [] : [row.address]} />
      )}
      <Proof row={row} />
    </Stack>
  )
}

/** A language by its own name. */
export const languageName = (language: string): string =>
  isLocale(language) ? locales[language].name : language
