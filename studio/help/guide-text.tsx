import { Card, Heading, Stack, Text } from '@sanity/ui'
import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { GuideLink, headingId } from './guide-link.tsx'
import type { Guide } from './guides.ts'
import { Picture } from './picture.tsx'
import { anchorOf, planLink } from './plan-guide.ts'

interface Part {
  id?: string
  children?: ReactNode
}

const Title = ({ id = '', children }: Part) => (
  <Heading as="h1" size={3} id={headingId(id)} tabIndex={-1}>
    {children}
  </Heading>
)

const SectionTitle = ({ id = '', children }: Part) => (
  <Heading as="h2" size={1} id={headingId(id)} tabIndex={-1} style={{ scrollMarginTop: '1.5rem' }}>
    {children}
  </Heading>
)

const Paragraph = ({ children }: Part) => (
  <Text as="p" size={2}>
    {children}
  </Text>
)

/** The Studio trims the lines of its texts, so a browser's own number would stand above its line. */
const Numbered = styled.ol`
  counter-reset: item;
  display: grid;
  gap: 1.25rem;
  list-style: none;
  margin: 0;
  padding-inline-start: 1.5rem;
  > li {
    counter-increment: item;
  }
  > li [data-marker]::before {
    content: counter(item) '.';
    position: absolute;
    inset-inline-start: -1.5rem;
  }
  &:is(ul) > li [data-marker]::before {
    content: '•';
  }
`

const Item = ({ children }: Part) => (
  <li>
    <Text size={2} style={{ position: 'relative' }}>
      <span data-marker="" aria-hidden="true" />
      {children}
    </Text>
  </li>
)

const cell = { padding: '0.75rem', textAlign: 'start', verticalAlign: 'top' } as const

const HeadCell = ({ children }: Part) => (
  <th scope="col" style={cell}>
    <Text size={1} weight="semibold">
      {children}
    </Text>
  </th>
)

const Cell = ({ children }: Part) => (
  <td style={{ ...cell, borderTop: '1px solid var(--card-border-color)' }}>
    <Text size={1}>{children}</Text>
  </td>
)

/** A table scrolls sideways where it is too wide, also by keyboard. */
const Table = ({ children }: Part) => (
  <Card border radius={2} overflow="auto" tabIndex={0}>
    <table style={{ borderCollapse: 'collapse', minWidth: '36rem', width: '100%' }}>{children}</table>
  </Card>
)

const linkIn = (here: Guide) =>
  function Link({ href = '', children }: Part & { href?: string }) {
    const place = planLink(href, here)
    if (place === undefined) return <>{children}</>
    if ('guide' in place) return <GuideLink place={place}>{children}</GuideLink>
    return (
      <a href={place.address} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  }

/** A picture on a line of its own is no part of a paragraph. */
const renderRule: MarkdownToJSX.Options['renderRule'] = (next, node, renderChildren, state) =>
  node.type === RuleType.paragraph && node.children.every(({ type }) => type === RuleType.image)
    ? renderChildren(node.children, state)
    : next()

const optionsFor = (guide: Guide): MarkdownToJSX.Options => ({
  wrapper: null,
  disableParsingRawHTML: true,
  slugify: anchorOf,
  renderRule,
  overrides: {
    h1: Title,
    h2: SectionTitle,
    p: Paragraph,
    ol: { component: Numbered, props: { role: 'list' } },
    ul: { component: Numbered, props: { as: 'ul', role: 'list' } },
    li: Item,
    a: linkIn(guide),
    img: Picture,
    table: Table,
    th: HeadCell,
    td: Cell,
  },
})

/** Links within sentences are underlined: their colour alone does not tell them from the words. */
const Words = styled.div`
  &&& a:any-link {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`

/** The Markdown of a guide with the parts of the Studio. */
export function GuideText({ guide, text }: { guide: Guide; text: string }) {
  const parts = useMemo(() => compiler(text, optionsFor(guide)), [guide, text])
  return (
    <Words>
      <Stack gap={5}>{parts}</Stack>
    </Words>
  )
}
