import type { ViewProps } from '#web/blocks/define-block.ts'
import type { LiquidityProvider } from '#web/documents/liquidity-provider.ts'
import type { PaymentProvider } from '#web/documents/payment-provider.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import type { ProviderListBlock } from './query.ts'

interface TableProps<Provider> {
  providers: readonly Provider[]
  locale: Locale
}

const PaymentTable = ({ providers, locale }: TableProps<PaymentProvider>) => {
  const words = resources[locale].BasicLayout.blocks.providers
  return (
    <LedgerTable
      caption={words.payment}
      columns={[
        { label: words.provider },
        { label: words.method },
        { label: words.currencies },
        { label: words.fee },
        { label: words.time },
        { label: words.minimum },
      ]}
      rows={providers.map((provider) => ({
        key: provider.key,
        head: (
          <>
            {provider.name}
            {provider.note && <small>{provider.note}</small>}
          </>
        ),
        cells: [
          provider.method,
          provider.currencies.join(', '),
          provider.fee,
          provider.time,
          provider.minimum ?? '–',
        ],
      }))}
      look="ledger"
    />
  )
}

/** Sample counterparties are marked as such: a real firm must not be named wrongly. */
const LiquidityTable = ({ providers, locale }: TableProps<LiquidityProvider>) => {
  const words = resources[locale].BasicLayout.blocks.providers
  const { classes } = resources[locale].trading
  return (
    <LedgerTable
      caption={words.liquidity}
      columns={[
        { label: words.provider },
        { label: words.markets },
        { label: words.country },
        { label: words.role },
      ]}
      rows={providers.map((provider) => ({
        key: provider.key,
        head: (
          <>
            {provider.name}
            <em className="mark-note">{words.sample}</em>
          </>
        ),
        cells: [
          provider.assetClasses.map((assetClass) => classes[assetClass]).join(', '),
          provider.country,
          provider.role,
        ],
      }))}
      look="ledger"
    />
  )
}

/** Payment or liquidity providers. */
export const View = ({ block, locale }: ViewProps<ProviderListBlock>) => (
  <BlockFrame block={block} name="providers" isWide>
    {block.providers.length === 0 ? (
      <p className="vacant">{resources[locale].BasicLayout.blocks.vacant}</p>
    ) : block.kind === 'payment' ? (
      <PaymentTable providers={block.providers} locale={locale} />
    ) : (
      <LiquidityTable providers={block.providers} locale={locale} />
    )}
  </BlockFrame>
)
