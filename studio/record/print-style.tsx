import { createGlobalStyle } from 'styled-components'

/** What of the screen is printed, and what stays behind. */
export const printed = { 'data-record-printed': '' } as const
export const unprinted = { 'data-record-unprinted': '' } as const

/** On paper the list stands alone and goes on over as many pages as it has. */
export const PrintStyle = createGlobalStyle`
  @media print {
    html, body, body * { overflow: visible !important; }
    body * { visibility: hidden; }
    [data-record-printed], [data-record-printed] * { visibility: visible; }
    [data-record-unprinted] { display: none !important; }
    [data-record-printed] { position: absolute; inset: 0 0 auto; }
    [data-record-printed] li { break-inside: avoid; }
  }
`
