import type { Locale } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import type { Platform } from '#web/documents/platform.ts'
import { resources } from '#web/i18n/resources.ts'

/** The devices a platform runs on, what each must have, and where it is had: the same list wherever it is drawn. */
export const DeviceList = ({ platform, locale }: { platform: Platform; locale: Locale }) => {
  const { names, open } = resources[locale].BasicLayout.screens
  return (
    <dl className="facts devices">
      {platform.devices.map(({ key, kind, needs, href }) => (
        <div key={key}>
          <dt>{names[kind]}</dt>
          <dd>
            {needs}
            {href && (
              <SiteLink link={{ href, label: '', external: true, newWindow: false }} className="more">
                {open[kind]}
                <span className="aloud">{` ${platform.name}`}</span>
                <Icon name="out" size={16} />
              </SiteLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
