import type { ViewProps } from '#web/blocks/define-block.ts'
import { storedKeys } from '#web/features/consent/registry.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { cookieName } from '#web/lib/http/cookie-names.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import type { StorageTableBlock } from './query.ts'

/** Every storage key of the site, from the table that the cookie banner and the tests use (law 3). */
export const View = ({ block, locale }: ViewProps<StorageTableBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <BlockFrame block={block} name="block--storage" isWide>
      <LedgerTable
        caption={t('consent.table.caption')}
        isCaptionDrawn
        look="ledger"
        columns={(['key', 'purpose', 'place', 'duration', 'consent'] as const).map((column) => ({
          label: t(`consent.table.${column}`),
        }))}
        rows={storedKeys.map(({ key, kind, group, purpose, duration }) => ({
          key: `${kind} ${key}`,
          head: cookieName(key, siteSettings().siteUrl.startsWith('https:')),
          cells: [
            t(`consent.purposes.${purpose}`),
            t(`consent.table.${kind}`),
            t(`consent.table.${duration}`),
            t(`consent.table.groups.${group}`),
          ],
        }))}
      />
      {block.note && <p className="block__note">{block.note}</p>}
    </BlockFrame>
  )
}
