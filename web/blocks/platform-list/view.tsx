import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { DeviceList } from '#web/blocks/parts/devices/device-list.tsx'
import type { PlatformListBlock } from './query.ts'

/** Trading platforms: description, facts, and the devices each runs on. */
export const View = ({ block, locale }: ViewProps<PlatformListBlock>) => {
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="platforms" isWide>
      <ul className={`platforms__list${block.platforms.length === 1 ? ' platforms__list--one' : ''}`}>
        {block.platforms.map((platform) => (
          <li key={platform.key} className="card">
            <Name>{platform.name}</Name>
            {platform.summary && <p>{platform.summary}</p>}
            {platform.facts.length > 0 && (
              <dl className="facts">
                {platform.facts.map((fact) => (
                  <div key={fact.key}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {platform.devices.length > 0 && <DeviceList platform={platform} locale={locale} />}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
