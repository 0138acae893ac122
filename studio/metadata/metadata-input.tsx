import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { isLocale, localePath } from '#locales/table.ts'
import { bounds, type Measure, measure, shown } from './measure.ts'
import { say } from '#studio/words/model/sentences.ts'

const tones = { empty: 'default', short: 'caution', good: 'positive', long: 'caution' } as const

const Count = ({ name, found }: { name: string; found: Measure }) => (
  <Badge tone={tones[found.verdict]}>
    {name} {found.words}
  </Badge>
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields of search and sharing, below a preview of the search result with the length of its parts. */
export function MetadataInput(props: ObjectInputProps) {
  const [pageTitle, path, language] = [
    useFormValue(['title']),
    useFormValue(['path']),
    useFormValue(['language']),
  ]
  const { title, description } = props.value ?? {}
  const address = isLocale(language) ? localePath(language, textOf(path) || '/') : textOf(path)
  return (
    <Stack gap={4}>
      <Card as="section" aria-label={say('Search result')} border padding={4} radius={2}>
        <Stack gap={3}>
          <Text size={0} muted>
            {say('Search result')} · {address}
          </Text>
          <Text size={2} weight="medium">
            {shown(textOf(title) || textOf(pageTitle) || say('The title of the page'), bounds.title)}
          </Text>
          <Text size={1} muted>
            {shown(
              textOf(description) || say('The description of the site, until this page has its own.'),
              bounds.description,
            )}
          </Text>
          <Flex gap={2} wrap="wrap">
            <Count name={say('Title')} found={measure(title, bounds.title)} />
            <Count name={say('Description')} found={measure(description, bounds.description)} />
          </Flex>
        </Stack>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  )
}
