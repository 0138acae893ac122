import { encode } from 'uqr'

/** The dark cells of a row as one line per run. */
const runs = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue
    let end = x
    while (row[end]) end += 1
    path += `M${x} ${y}h${end - x}v1h${x - end}z`
  }
  return path
}

/** A link as a QR code (requirements A3), rendered on the server; dark on light in both themes. */
export const ScanCode = ({ link, label }: { link: string; label: string }) => {
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  return (
    <svg
      className="scan"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className="scan__ground" d={`M0 0H${size}V${size}H0z`} />
      <path className="scan__cells" d={data.map(runs).join('')} />
    </svg>
  )
}
