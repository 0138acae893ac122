import type { ViewProps } from '#web/blocks/define-block.ts'
import { resources } from '#web/i18n/resources.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { CalculatorIsland } from './calculator-island.tsx'
import type { CalculatorInstrument, CalculatorKind } from './calculator-words.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { CalculatorBlock } from './query.ts'

/** Only the fields used: the rest would add to the page's weight. */
const neededFor =
  (kind: CalculatorKind) =>
  (of: CalculatorInstrument): CalculatorInstrument => ({
    symbol: of.symbol,
    name: of.name,
    quote: of.quote,
    contractSize: of.contractSize,
    pipSize: of.pipSize,
    minLot: of.minLot,
    maxLot: of.maxLot,
    lotStep: of.lotStep,
    maxLeverage: of.maxLeverage,
    ...(kind === 'financing' && { overnightLong: of.overnightLong, overnightShort: of.overnightShort }),
  })

const isComplete = ({ quote, pipSize, minLot, maxLot, lotStep }: CalculatorInstrument): boolean =>
  [quote, pipSize, minLot, maxLot, lotStep].every((field) => field !== '')

/** A calculator under its heading; omitted when there are no instruments. */
export const View = ({ block, locale }: ViewProps<CalculatorBlock>) => {
  const [first, ...others] = block.instruments.filter(isComplete).map(neededFor(block.kind))
  if (!first) return null
  return (
    <BlockFrame block={block} name="calculator" isWide>
      <LivePart locale={locale}>
        <CalculatorIsland
          kind={block.kind}
          instruments={[first, ...others]}
          locale={locale}
          words={resources[locale].trading.calculators}
        />
      </LivePart>
    </BlockFrame>
  )
}
