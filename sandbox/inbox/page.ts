import { html } from 'hono/html'
import { indexStyle } from '#sandbox/index-style.ts'
import type { Enquiry, Mail } from '#sandbox/store/inbox.ts'

const time = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`

const mailRow = ({ sent, recipient, subject, body }: Mail) => html`<dt>${subject}</dt>
  <dd>
    to ${recipient}, ${time(sent)}
    <p>${body}</p>
  </dd>`

const enquiryRow = ({ id, received, fields }: Enquiry) => html`<dt>Enquiry ${id}</dt>
  <dd>
    ${time(received)}
    ${Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => html`<p>${name}: ${value}</p>`)}
  </dd>`

/** What the broker would have sent and received; nothing leaves this machine. */
export function inboxPage(mails: readonly Mail[], enquiries: readonly Enquiry[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Inbox of the sandbox broker</title>
        <style>
          ${indexStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          <p>
            Mails the broker would send, and enquiries it has received. Nothing leaves this machine. Reload the page
            for what is new.
          </p>
          <h2>Mails</h2>
          ${mails.length > 0 ? html`<dl>${mails.map(mailRow)}</dl>` : html`<p>No mail yet.</p>`}
          <h2>Enquiries</h2>
          ${enquiries.length > 0 ? html`<dl>${enquiries.map(enquiryRow)}</dl>` : html`<p>No enquiry yet.</p>`}
          <p><a href="/">What the sandbox quotes</a></p>
        </main>
      </body>
    </html>`
}
