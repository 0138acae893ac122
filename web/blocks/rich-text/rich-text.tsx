import { PortableText, type PortableTextBlock, type PortableTextComponents } from '@portabletext/react'
import { z } from 'zod'
import type { RichTextBlock } from '#web/content/types.ts'
import { SiteLink } from '#web/design/site-link.tsx'
import { opensWithTerm, planText } from './plan-text.ts'

const linkMark = z.object({ href: z.string() })

/** Headings stand one level lower where the block has a heading of its own, so that no level is skipped. */
const componentsFor = (hasHeading: boolean): PortableTextComponents => ({
  block: {
    h2: ({ children }) => (hasHeading ? <h3>{children}</h3> : <h2>{children}</h2>),
    h3: ({ children }) => (hasHeading ? <h4>{children}</h4> : <h3>{children}</h3>),
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
  // A kind of content this build does not know is left out rather than drawn as raw data.
  unknownType: () => null,
})

/** Where the block has no subheadings of the second rank, those of the third take their place. */
const skipsALevel = (content: readonly PortableTextBlock[]) => !content.some((block) => block.style === 'h2')

/** An editor's text, drawn on the server; its links are checked once more (quality 5). */
export const RichText = ({ block }: { block: RichTextBlock }) => {
  const components = componentsFor(block.heading !== null && !skipsALevel(block.content))
  return (
    <section className="wrap richtext">
      {block.heading && <h2 className="richtext__head">{block.heading}</h2>}
      <div className="richtext__body">
        {planText(block.content).map((part) =>
          part.kind === 'flow' ? (
            <PortableText key={part.content[0]?._key} value={part.content} components={components} />
          ) : (
            <div className="richtext__columns" key={part.columns[0]?.[0]?._key}>
              {part.columns.map((column) => (
                <div key={column[0]?._key}>
                  <PortableText value={column} components={components} />
                </div>
              ))}
            </div>
          ),
        )}
      </div>
    </section>
  )
}
