import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { isPictureInText, type TextPiece } from '#web/content/values/illustrated-text.ts'
import type { Picture } from '#web/content/values/pictures.ts'
import { SiteLink } from '#web/design/site-link.tsx'
import { Figure } from './pictures/figure.tsx'
import { opensWithTerm, planText } from './plan-text.ts'

const linkMark = z.object({ href: z.string() })

const ranks = ['h2', 'h3', 'h4', 'h5'] as const
type Rank = 1 | 2 | 3

const Heading = ({ rank, children }: { rank: number; children: ReactNode }) => {
  const Tag = ranks[Math.min(rank, ranks.length - 1)] ?? 'h5'
  return <Tag>{children}</Tag>
}

/**
 * Heading levels start below the surrounding heading; without a second level the third takes its place. A first level,
 * which exports of other systems have, is drawn as the second: a page has one.
 */
const componentsFor = (under: Rank, hasSecondRank: boolean): PortableTextComponents => ({
  block: {
    h1: ({ children }) => <Heading rank={under - 1}>{children}</Heading>,
    h2: ({ children }) => <Heading rank={under - 1}>{children}</Heading>,
    h3: ({ children }) => <Heading rank={under - (hasSecondRank ? 0 : 1)}>{children}</Heading>,
    h4: ({ children }) => <Heading rank={under + 1}>{children}</Heading>,
    h5: ({ children }) => <Heading rank={under + 1}>{children}</Heading>,
    h6: ({ children }) => <Heading rank={under + 1}>{children}</Heading>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  },
  listItem: ({ children, value }) => (
    <li className={opensWithTerm(value) ? 'entry' : undefined}>{children}</li>
  ),
  marks: {
    link: ({ children, value }) => {
      const mark = linkMark.safeParse(value)
      const href = mark.success ? mark.data.href : ''
      const external = /^https?:/.test(href)
      return <SiteLink link={{ href, label: '', external, newWindow: false }}>{children}</SiteLink>
    },
  },
  types: {
    image: ({ value }: { value: { picture: Picture } }) => <Figure picture={value.picture} size="text" />,
  },
  // Unknown content is omitted instead of shown as raw data.
  unknownType: () => null,
})

/**
 * An editor's text, rendered on the server; links are validated again (quality 5).
 * @param under level of the surrounding heading
 * @param itemProp what it says of the thing around it, for search engines (schema.org)
 */
export const Prose = ({
  content,
  under,
  itemProp,
}: {
  content: readonly TextPiece[]
  under: Rank
  itemProp?: string | undefined
}) => {
  const components = componentsFor(
    under,
    content.some((piece) => !isPictureInText(piece) && (piece.style === 'h1' || piece.style === 'h2')),
  )
  return (
    <div className="prose" itemProp={itemProp}>
      {planText(content).map((part) =>
        part.kind === 'flow' ? (
          <PortableText key={part.content[0]?._key} value={part.content} components={components} />
        ) : (
          <div className="prose__columns" key={part.columns[0]?.[0]?._key}>
            {part.columns.map((column) => (
              <div key={column[0]?._key}>
                <PortableText value={column} components={components} />
              </div>
            ))}
          </div>
        ),
      )}
    </div>
  )
}
