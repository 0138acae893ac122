import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailSettings } from '#lake/settings.ts'

export interface Mail {
  /** Stays the same over attempts, so that a mail that was taken twice is shown once. */
  id: string
  to: string
  subject: string
  text: string
}

const timeoutMs = 10_000

/** Sends through the server of `SMTP_URL`, by plain text. With a user the connection must be encrypted. */
export function createSender({ url, from }: MailSettings): (mail: Mail) => Promise<void> {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

const failure = z.looseObject({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/** What nodemailer calls a refusal of the address or of the mail; all else, as of our password, may pass. */
const ofThisMail = ['EENVELOPE', 'EMESSAGE']

/**
 * What a failed attempt says, without the addresses in the server's sentence.
 * @returns `answered`: code of the server's answer where it is about this mail
 */
export const failureOf = (error: unknown): { reason: string; answered: number | undefined } => {
  const { code, responseCode } = failure.safeParse(error).data ?? {}
  const reason = responseCode === undefined ? (code ?? 'unknown') : `the server answered ${responseCode}`
  return { reason, answered: code !== undefined && ofThisMail.includes(code) ? responseCode : undefined }
}
