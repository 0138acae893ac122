import { html } from 'hono/html'
import { endpoints } from './endpoints/table.ts'
import type { Faults } from './faults/fault.ts'
import { indexStyle } from './index-style.ts'
import { instruments } from './market/instruments.ts'
import { quotesAt } from './market/quotes.ts'

const time = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** The sandbox's endpoints, active faults and current prices; no script. */
export function indexPage(seed: string, now: number, faults: Faults) {
  const rows = quotesAt(seed, instruments, now).map(
    ({ symbol, bid, ask, open, isOpen }) => html`<tr>
      <th scope="row">${symbol}</th>
      <td>${bid.slice(0, -1)}<sub>${bid.slice(-1)}</sub></td>
      <td>${ask}</td>
      <td>${open}</td>
      <td class="state">${isOpen ? 'open' : 'closed'}</td>
    </tr>`,
  )
  const calls = endpoints.map(
    ({ code, path, purpose, example }) => html`<dt><code>POST ${path}</code></dt>
      <dd>
        ${purpose} <code>${example}</code>
        ${faults.get(code) ? html`<strong>Fault on: ${JSON.stringify(faults.get(code))}</strong>` : ''}
      </dd>`,
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox broker</title>
        <style>
          ${indexStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>Sandbox broker</h1>
          <p>
            This program stands in for the broker while the site is developed. Its prices are made up: a walk around
            fixed levels, chosen by the seed <code>${seed}</code>. Nobody can trade here. Nothing moves outside the
            sessions of an instrument. News of the calendar moves currencies when it is published.
          </p>
          <h2>Endpoints</h2>
          <dl>${calls}</dl>
          <p>
            Faults are switched on with <code>POST /__faults/QF1001</code> and off with <code>DELETE</code>, from this
            machine only. The file <code>sandbox/README.md</code> lists the switches. Pins and enquiries stand in the
            <a href="/inbox">inbox</a>.
          </p>
          <h2>Prices at ${time(now)}</h2>
          <p>Reload the page for the prices of that instant.</p>
          <div class="scroll" tabindex="0" role="region" aria-label="Prices">
            <table>
              <thead>
                <tr>
                  <th scope="col">Instrument</th>
                  <th scope="col">Bid</th>
                  <th scope="col">Ask</th>
                  <th scope="col">Open</th>
                  <th scope="col">Session</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>
        </main>
      </body>
    </html>`
}
