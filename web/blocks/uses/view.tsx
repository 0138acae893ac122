import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { UsesBlock } from './query.ts'

/** Uses side by side; the risk alone is in its colour. */
export const View = ({ block, locale }: ViewProps<UsesBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="uses" isWide>
      <div className="uses__list">
        {block.items.map(({ key, title, can, cost, risk }) => (
          <div key={key}>
            <Title>{title}</Title>
            <dl>
              <div>
                <dt>{t('plates.uses.can')}</dt>
                <dd>{can}</dd>
              </div>
              <div>
                <dt>{t('plates.uses.cost')}</dt>
                <dd>{cost}</dd>
              </div>
              <div className="uses__risk">
                <dt>{t('plates.uses.risk')}</dt>
                <dd>{risk}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
    </BlockFrame>
  )
}
