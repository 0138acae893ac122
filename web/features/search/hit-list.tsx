import type { TFunction } from 'i18next'
import type { Hit } from './engine.ts'

/** The hits, best first: link, kind and excerpt. */
export const HitList = ({ hits, t }: { hits: readonly Hit[]; t: TFunction }) => (
  <ol className="hits">
    {hits.map(({ kind, title, href, within, excerpt }) => (
      <li key={`${kind} ${href}`}>
        <a href={href}>
          <span className="hits__title">{title}</span>
          <span className="hits__kind">
            {[within, t(`search.kinds.${kind}`)].filter((word) => word !== null).join(' · ')}
          </span>
          {excerpt && <small>{excerpt}</small>}
        </a>
      </li>
    ))}
  </ol>
)
