import type { ViewProps } from '#web/blocks/define-block.ts'
import { Icon } from '#web/design/icon.tsx'
import { Picture } from '#web/design/picture.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import type { CardsBlock } from './query.ts'

/** How wide the picture of a card stands, by the columns that `view.css` makes of so many cards. */
const sizesOf = (count: number): string => {
  const widest = count === 2 ? 642 : count === 3 || count === 5 || count === 6 ? 424 : 311
  const isPaired = count === 2 || count === 4
  return `(min-width: 1440px) ${widest}px, (min-width: 1020px) ${isPaired ? 45 : 30}vw, (min-width: 680px) 45vw, 92vw`
}

/** Cards with links. The whole card is clickable; its link takes the focus. */
export const View = ({ block }: ViewProps<CardsBlock>) => {
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="cards" isWide>
      <ul className="cards__list">
        {block.items.map(({ key, title, text, link, picture }) => (
          <li key={key} className="card">
            {picture && <Picture picture={picture} sizes={sizesOf(block.items.length)} />}
            <Title>{title}</Title>
            {text && <p>{text}</p>}
            {link && (
              <SiteLink link={link} className="more">
                {link.label}
                <Icon name={link.external ? 'out' : 'arrow'} size={18} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
