import type { ContentsEntry } from './plan-contents.ts'

/** Links to the page's headings: beside the text from 1280 px, above it below. */
export const TableOfContents = ({ entries, label }: { entries: readonly ContentsEntry[]; label: string }) => (
  <nav className="contents" aria-label={label}>
    <ol>
      {entries.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ol>
  </nav>
)
