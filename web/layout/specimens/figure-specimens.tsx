import { Delta, Price } from '#web/design/price.tsx'
import { RiskScale } from '#web/design/risk-scale.tsx'

const words = { up: 'up', down: 'down', flat: 'unchanged' }

/** Prices in three sizes, tabular digits, the three directions, and the scale of a hundred accounts. */
export const FigureSpecimens = () => (
  <>
    <p className="specimen__row">
      {(['hero', '1', '2'] as const).map((size) => (
        <span key={size} style={{ fontSize: `var(--fig-${size})` }}>
          <Price locale="en" value="1.15847" />
        </span>
      ))}
      <span className="fig" style={{ fontSize: 'var(--fig-2)' }}>
        0123456789
      </span>
    </p>
    <p className="specimen__row">
      {['0.00003', '-0.14', '0'].map((value) => (
        <Delta key={value} locale="en" value={value} words={words} />
      ))}
    </p>
    <RiskScale cells={40} label="40 of 100 marks filled, as a specimen" />
    <p>
      Words in Archivo, figures in Besley, <em>notes in its italic</em>.
    </p>
  </>
)
