'use client'

import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { useZone } from '#web/lib/use-zone.ts'
import { offsetText } from '#web/lib/zone.ts'
import type { CentreWords } from './centre-head.tsx'
import { useVisit } from './use-visit.ts'

/** Who is signed in, until when, and since when as far as this browser knows; on the visitor's clock. */
export const SessionText = ({
  locale,
  email,
  expiresAt,
  words,
}: {
  locale: Locale
  email: string
  /** Ms since 1970. */
  expiresAt: number
  words: CentreWords['session']
}) => {
  const zone = useZone(locale)
  const visit = useVisit()
  const timeOf = (at: number) =>
    `${new Intl.DateTimeFormat(locales[locale].intl, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(at)} ${offsetText(zone, at)}`
  return (
    <p className="centre__text">
      {words.who} <b translate="no">{email}</b>.{' '}
      <time dateTime={new Date(expiresAt).toISOString()}>
        {fill(words.until, { time: timeOf(expiresAt) })}
      </time>
      {visit?.loginAt != null && ` ${fill(words.last, { time: timeOf(visit.loginAt) })}`}
    </p>
  )
}
