import { createHash, timingSafeEqual } from 'node:crypto'
import { anonymous, type Principal } from './principal.ts'
import type { Lake } from '#lake/lake.ts'
import { sessionExpired, sessionNotFound } from '#lake/http/errors.ts'
import { findSession } from './sessions.ts'
import { findToken, isApiToken } from './tokens.ts'

type Access = Pick<Lake, 'db' | 'settings'>

export const writeRobot: Principal = {
  id: 'robot-write',
  name: 'Write token',
  role: 'administrator',
  kind: 'robot',
}
export const readRobot: Principal = { id: 'robot-read', name: 'Read token', role: 'viewer', kind: 'robot' }

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/**
 * The principal of a token: a robot from the environment, a program or a signed-in user.
 * @throws {HttpError} 401 SIO-401-ANF for an unknown token, SIO-401-AEX for an expired one
 */
export function principalOfToken(lake: Access, token: string): Principal {
  if (lake.settings.writeTokens.some((one) => equal(token, one))) return writeRobot
  if (lake.settings.readTokens.some((one) => equal(token, one))) return readRobot
  if (isApiToken(token)) return principalOfApiToken(lake, token)
  const session = findSession(lake.db, token)
  if (session === 'expired') throw sessionExpired()
  if (session === undefined || (session.user.demo && lake.settings.deployment === 'live')) {
    throw sessionNotFound()
  }
  const { id, displayName, role, language } = session.user
  return { id, name: displayName, role, language, kind: 'user' }
}

function principalOfApiToken(lake: Access, token: string): Principal {
  const entry = findToken(lake.db, token)
  if (entry === 'expired') throw sessionExpired()
  if (entry === undefined) throw sessionNotFound()
  return { id: entry.id, name: entry.name, role: entry.role, language: entry.language, kind: 'robot' }
}

/**
 * The principal of a request with these headers: anonymous without a token.
 * @throws {HttpError} 401 as `principalOfToken`
 */
export function authenticate(lake: Access, headers: Headers): Principal {
  const token = bearerToken(headers)
  return token === undefined ? anonymous : principalOfToken(lake, token)
}

const digest = (value: string) => createHash('sha256').update(value).digest()

function equal(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}
