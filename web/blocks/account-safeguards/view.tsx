import type { Locale } from '#locales/table.ts'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { type Entity, getEntity } from '#web/documents/entity.ts'
import { formatDays, formatMoney } from '#web/lib/numbers/money.ts'
import { SafeguardDrawing } from './drawings.tsx'
import type { AccountSafeguardsBlock, SafeguardKind } from './query.ts'

/** The figure of a safeguard as it is read; null where the company names none. */
const figureOf = (kind: SafeguardKind, entity: Entity, locale: Locale): string | null => {
  const { licenceNumber, moneyHeld, compensation, complaintDays } = entity
  switch (kind) {
    case 'licence':
      return licenceNumber
    case 'clientMoney':
      return moneyHeld
    case 'compensation':
      return compensation && formatMoney(locale, compensation.limit, compensation.currency)
    default:
      return complaintDays === null ? null : formatDays(locale, complaintDays)
  }
}

/** What protects a client, each with the company's figure and a small drawing. */
export const View = async ({ block, locale }: ViewProps<AccountSafeguardsBlock>) => {
  const entity = await getEntity(locale)
  const items = block.items.flatMap((item) => {
    const figure = figureOf(item.kind, entity, locale)
    return figure === null ? [] : [{ ...item, figure }]
  })
  if (items.length === 0) return null
  return (
    <WidePart block={block}>
      <dl className="safeguards">
        {items.map(({ key, kind, label, text, figure }) => (
          <div key={key}>
            <dt>
              <SafeguardDrawing kind={kind} />
              {label}
            </dt>
            <dd>
              <span className="fig">{figure}</span>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </WidePart>
  )
}
