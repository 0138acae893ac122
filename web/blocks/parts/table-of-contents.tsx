import type { ContentsEntry } from './plan-contents.ts'

/** Links to the page's headings in a row under its head; on a narrow screen the row scrolls sideways. */
export const TableOfContents = ({ entries, label }: { entries: readonly ContentsEntry[]; label: string }) => (
  <nav className="wrap contents" aria-label={label}>
    <ol>
      {entries.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ol>
  </nav>
)
