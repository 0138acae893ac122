import type { ContentsEntry } from './plan-contents.ts'

/** The headings of a page as a list of places on it: beside the text from 1280 px up, above it below. */
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
