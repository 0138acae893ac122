import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The fields of a partner enquiry (requirements D6). */
export type EnquiryFields = Readonly<Record<string, string>>

const mailRow = z.object({
  id: z.int(),
  sent: z.int(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
})
export type Mail = z.infer<typeof mailRow>

const record = z.record(z.string(), z.string())
const enquiryRow = z.object({ id: z.int(), received: z.int(), fields: z.string(), device: z.string() })

/** An enquiry as the broker's staff sees it. */
export interface Enquiry {
  id: number
  received: number
  fields: EnquiryFields
  device: EnquiryFields
}

/** Mails and enquiries: shown on the inbox page, never sent. */
export class Inbox {
  private readonly database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.database = database
  }

  sendMail(recipient: string, subject: string, body: string, now: number): void {
    this.database
      .prepare('INSERT INTO mail (sent, recipient, subject, body) VALUES (?, ?, ?, ?)')
      .run(now, recipient, subject, body)
  }

  /** Mails, newest first; optionally only those to one address. */
  mails(recipient?: string): Mail[] {
    const rows =
      recipient === undefined
        ? this.database.prepare('SELECT * FROM mail ORDER BY id DESC LIMIT 200').all()
        : this.database
            .prepare('SELECT * FROM mail WHERE recipient = ? ORDER BY id DESC LIMIT 200')
            .all(recipient)
    return z.array(mailRow).parse(rows)
  }

  /** Stores an enquiry and returns its number. */
  addEnquiry(fields: EnquiryFields, device: EnquiryFields, now: number): number {
    const { lastInsertRowid } = this.database
      .prepare('INSERT INTO enquiry (received, fields, device) VALUES (?, ?, ?)')
      .run(now, JSON.stringify(fields), JSON.stringify(device))
    return Number(lastInsertRowid)
  }

  /** Replaces the fields of an enquiry; `false` when it does not exist. */
  updateEnquiry(id: number, fields: EnquiryFields): boolean {
    const { changes } = this.database
      .prepare('UPDATE enquiry SET fields = ? WHERE id = ?')
      .run(JSON.stringify(fields), id)
    return Number(changes) === 1
  }

  enquiries(): Enquiry[] {
    return z
      .array(enquiryRow)
      .parse(this.database.prepare('SELECT * FROM enquiry ORDER BY id DESC LIMIT 200').all())
      .map(({ fields, device, ...rest }) => ({
        ...rest,
        fields: record.parse(JSON.parse(fields)),
        device: record.parse(JSON.parse(device)),
      }))
  }
}
