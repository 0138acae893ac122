import { roles } from './roles.ts'

/** A figure in a table of trades; on a phone its column stands above it. */
export const FigureCell = ({ label, text, look = '' }: { label: string; text: string; look?: string }) => (
  <td {...roles.cell} className={`fig${look}`} data-label={label} translate="no">
    {text}
  </td>
)

/** The heads of a table of trades: the first of a row's name, the others of figures. */
export const TableHead = ({ names, last }: { names: readonly string[]; last?: string }) => (
  <thead {...roles.group}>
    <tr {...roles.row}>
      {names.map((name) => (
        <th {...roles.column} scope="col" key={name}>
          {name}
        </th>
      ))}
      {last !== undefined && (
        <th {...roles.column} scope="col">
          <span className="aloud">{last}</span>
        </th>
      )}
    </tr>
  </thead>
)
