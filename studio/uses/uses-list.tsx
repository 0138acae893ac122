import { Box, Card, Stack, Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Use } from './find-uses.ts'
import { useWords } from './use-words.ts'

const linkStyle = { color: 'inherit', display: 'block', textDecoration: 'none' } as const
const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

function UseLine({ use: { id, type, field } }: { use: Use }) {
  const say = useWords()
  const schemaType = useSchema().get(type)
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : []
  const place = fields.find(({ name }) => name === field)?.type.title ?? field
  return (
    <Box as="li">
      <IntentLink intent="edit" params={{ id, type }} style={linkStyle}>
        <Card as="span" padding={2} radius={2} border style={{ display: 'block' }}>
          <Stack as="span" gap={2}>
            {schemaType && (
              <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
            )}
            <Text as="span" size={1} muted>
              {say('place', { type: schemaType?.title ?? type, field: place })}
            </Text>
          </Stack>
        </Card>
      </IntentLink>
    </Box>
  )
}

/** The documents that refer to this one, each a link to its form. */
export const UsesList = ({ uses }: { uses: readonly Use[] }) => (
  <Stack as="ul" gap={2} style={listStyle}>
    {uses.map((use) => (
      <UseLine key={`${use.id} ${use.field}`} use={use} />
    ))}
  </Stack>
)
