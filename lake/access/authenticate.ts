import { createHash, timingSafeEqual } from 'node:crypto'
import { anonymous, type Lake, type Principal } from '#lake/context.ts'
import { sessionNotFound } from '#lake/http/errors.ts'

/**
 * Who sends a request with these headers: nobody known where they carry no token.
 * @throws {HttpError} 401 SIO-401-ANF for a token the lake does not know
 */
export function authenticate(lake: Lake, headers: Headers): Principal {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return anonymous
  if (equal(token, lake.settings.writeToken)) {
    return { id: 'robot-write', name: 'Write token', role: 'administrator', kind: 'robot' }
  }
  if (equal(token, lake.settings.readToken)) {
    return { id: 'robot-read', name: 'Read token', role: 'viewer', kind: 'robot' }
  }
  throw sessionNotFound()
}

function equal(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
