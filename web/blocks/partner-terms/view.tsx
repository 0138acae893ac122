import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Prose } from '#web/blocks/parts/prose.tsx'
import type { PartnerTermsBlock } from './query.ts'

/** The partner programme's models side by side, and their common conditions. */
export const View = ({ block }: ViewProps<PartnerTermsBlock>) => {
  const Name = block.heading ? 'h3' : 'h2'
  const { models, conditions } = block.programme
  return (
    <BlockFrame block={block} name="partners" isWide>
      <ul className="partners__models">
        {models.map(({ key, name, text, terms }) => (
          <li key={key} className="card">
            <Name>{name}</Name>
            {text && <p>{text}</p>}
            <dl className="facts">
              {terms.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {conditions.length > 0 && <Prose content={conditions} under={block.heading ? 2 : 1} />}
    </BlockFrame>
  )
}
