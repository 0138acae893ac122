import type { ViewProps } from '#web/blocks/define-block.ts'
import { anchorOf, headingIdOf } from '#web/blocks/parts/plan-contents.ts'
import { Prose } from '#web/blocks/parts/prose.tsx'
import { MarginRule } from '#web/features/calculators/margin-rule/margin-rule.tsx'
import type { LimitListBlock } from './query.ts'

/** What a product cannot do, in a list; beside it, if an editor chose so, what a move does to the margin. */
export const View = ({ block, locale }: ViewProps<LimitListBlock>) => (
  <section
    className={`wrap limits${block.drawing ? ' limits--drawn' : ''}`}
    id={anchorOf(block)}
    aria-labelledby={block.heading ? headingIdOf(block) : undefined}
  >
    {block.drawing && <MarginRule locale={locale} {...block.drawing} />}
    <div>
      {block.heading && <h2 id={headingIdOf(block)}>{block.heading}</h2>}
      {block.lede && <p className="limits__lede">{block.lede}</p>}
      <ul className="limits__list">
        {block.items.map(({ key, title, text }) => (
          <li key={key}>
            <b>{title}</b>
            {text.length > 0 && <Prose content={text} under={2} />}
          </li>
        ))}
      </ul>
      {block.note && <p className="block__note">{block.note}</p>}
    </div>
  </section>
)
