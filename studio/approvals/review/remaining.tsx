import { Box, Button, Stack, Text } from '@sanity/ui'
import { useWords } from '#studio/approvals/use-words.ts'
import type { Seen } from './use-seen.ts'

/** As many parts are named at once; the others follow as these were read. */
const maxNamed = 4

/** What is still to be read before it is signed, each with the way to it. */
export function Remaining({ id, parts }: { id: string; parts: Seen }) {
  const say = useWords()
  return (
    <Stack gap={3}>
      <Text as="output" id={id} size={1} data-testid="approval-unseen">
        {parts === undefined ? say('seen.wait') : say('seen.left', { left: String(parts.length) })}
      </Text>
      <Box>
        <Button
          mode="ghost"
          text={say('seen.next')}
          disabled={parts === undefined}
          onClick={() => parts?.[0]?.goTo()}
        />
      </Box>
      {parts && parts.length > 0 && (
        <Stack
          as="ul"
          gap={2}
          style={{ listStyle: 'none', margin: 0, padding: 0 }}
          data-testid="approval-remaining"
        >
          {parts.slice(0, maxNamed).map(({ name, goTo }) => (
            <li key={name}>
              <Button
                mode="bleed"
                fontSize={1}
                padding={2}
                justify="flex-start"
                text={name}
                style={{ inlineSize: '100%', whiteSpace: 'normal' }}
                onClick={goTo}
              />
            </li>
          ))}
          {parts.length > maxNamed && (
            <li>
              <Text size={1} muted>
                {say('seen.more', { more: String(parts.length - maxNamed) })}
              </Text>
            </li>
          )}
        </Stack>
      )}
    </Stack>
  )
}
