import type { StorageTableBlock } from '#web/blocks/data/block-types.ts'
import { storedKeys } from '#web/features/consent/registry.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { cookieName } from '#web/lib/http/cookie-names.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'

/** Every key the site can store, from the same table the consent bar and the tests read (law 3). */
export const StorageTable = ({ block, locale }: { block: StorageTableBlock; locale: Locale }) => {
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
