import type { Hit } from './engine.ts'
import type { SearchWords } from './search-words.ts'

/** What was found, best first: each a link with its kind and the words around the find. */
export const HitList = ({ hits, words }: { hits: readonly Hit[]; words: SearchWords }) => (
  <ol className="hits">
    {hits.map(({ kind, title, href, excerpt }) => (
      <li key={`${kind} ${href}`}>
        <a href={href}>
          <span className="hits__title">{title}</span>
          <span className="hits__kind">{words.kinds[kind]}</span>
          {excerpt && <small>{excerpt}</small>}
        </a>
      </li>
    ))}
  </ol>
)
