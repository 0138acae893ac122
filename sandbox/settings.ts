import { z } from 'zod'
import { readSettings, SettingsError } from '#settings/read.ts'
import { type Clock, clockFrom } from './clock.ts'

/** Everything the sandbox is told from outside. */
export interface SandboxSettings {
  host: string
  port: number
  /** Chooses the course of all prices; the same seed gives the same prices at the same time. */
  seed: string
  clock: Clock
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const seedSchema = z.string().min(1).max(64).default('halyard')
const clockSchema = z
  .string()
  .regex(/^=?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/)
  .optional()

/**
 * Reads the sandbox's settings: its port is that of BROKER_API_URL.
 * @throws {SettingsError} naming the variable at fault with an example
 */
export function readSandboxSettings(env: Record<string, string | undefined> = process.env): SandboxSettings {
  const { BROKER_API_URL } = readSettings(['BROKER_API_URL'], env)
  const clock = clockSchema.safeParse(env['SANDBOX_CLOCK'] || undefined)
  if (!clock.success) {
    throw new SettingsError(
      'SANDBOX_CLOCK must be an instant, or =instant to stand still. Example: SANDBOX_CLOCK=2026-11-18T12:00:00Z',
    )
  }
  const seed = seedSchema.safeParse(env['SANDBOX_SEED'] || undefined)
  if (!seed.success) {
    throw new SettingsError('SANDBOX_SEED must have 1 to 64 characters. Example: SANDBOX_SEED=halyard')
  }
  const url = new URL(BROKER_API_URL)
  if (!loopbackHosts.has(url.hostname)) {
    throw new SettingsError(
      `BROKER_API_URL names ${url.hostname}; the sandbox listens on this machine only. Example: BROKER_API_URL=http://localhost:4000`,
    )
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
    seed: seed.data,
    clock: clockFrom(clock.data),
  }
}
