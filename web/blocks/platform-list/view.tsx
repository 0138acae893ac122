import type { ViewProps } from '#web/blocks/define-block.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import type { PlatformListBlock } from './query.ts'

/** Trading platforms: description, facts, downloads. */
export const View = ({ block, locale }: ViewProps<PlatformListBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="platforms" isWide>
      <ul className={`platforms__list${block.platforms.length === 1 ? ' platforms__list--one' : ''}`}>
        {block.platforms.map(({ key, name, summary, facts, devices, links }) => (
          <li key={key} className="card">
            <Name>{name}</Name>
            {devices.length > 0 && <p className="note">{devices.join(' · ')}</p>}
            {summary && <p>{summary}</p>}
            {facts.length > 0 && (
              <dl className="facts">
                {facts.map((fact) => (
                  <div key={fact.key}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {links.length > 0 && (
              <p className="platforms__links">
                {links.map(({ device, href }) => (
                  <SiteLink
                    key={device}
                    link={{ href, label: '', external: true, newWindow: false }}
                    className="btn btn--small"
                  >
                    {t(`blocks.devices.${device}`)}
                    <span className="aloud">{` ${name}`}</span>
                    <Icon name="out" size={16} />
                  </SiteLink>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
