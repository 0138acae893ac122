import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import type { WorkedExampleBlock } from './query.ts'

/** Longest figure, in characters, that stays on one line on a phone. */
const longest = 14

/** A calculation as a bill: labels on the left, figures on the right. */
export const View = ({ block }: ViewProps<WorkedExampleBlock>) => (
  <BlockFrame block={block} name="example">
    <table className="bill">
      <caption>{block.title}</caption>
      <tbody>
        {block.rows.map(({ key, label, note, value, isStrong }) => (
          <tr key={key} className={isStrong ? 'is-strong' : undefined}>
            <th scope="row">
              {label} {note && <small>{note}</small>}
            </th>
            <td className={value.length > longest ? 'is-long' : undefined}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {block.note && <p className="block__note">{block.note}</p>}
  </BlockFrame>
)
