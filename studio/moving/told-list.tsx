import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Told } from './plan-moving.ts'

const linkStyle = { color: 'inherit', display: 'block', textDecoration: 'none' } as const
const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

function ToldLine({ told: { publishedId: id, type, sentence } }: { told: Told }) {
  const schemaType = useSchema().get(type)
  return (
    <Box as="li">
      <IntentLink intent="edit" params={{ id, type }} target="_blank" style={linkStyle}>
        <Card as="span" padding={2} radius={2} border style={{ display: 'block' }}>
          <Stack as="span" gap={2}>
            {schemaType && (
              <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
            )}
            {sentence !== '' && (
              <Text as="span" size={1} muted>
                {sentence}
              </Text>
            )}
          </Stack>
        </Card>
      </IntentLink>
    </Box>
  )
}

/** Documents that a move changes, by title and path, each a link to its form in a window of its own. */
export const ToldList = ({ title, told }: { title: string; told: readonly Told[] }) => (
  <Stack gap={3}>
    <Heading as="h3" size={0}>
      {title}
    </Heading>
    <Stack as="ul" gap={2} style={listStyle}>
      {told.map((one) => (
        <ToldLine key={one.publishedId} told={one} />
      ))}
    </Stack>
  </Stack>
)
