import { join } from 'node:path'
import { readSettings, SettingsError } from '#settings/read.ts'
import { type Clock, clockFrom } from './clock.ts'

/** The sandbox's settings. */
export interface SandboxSettings {
  host: string
  port: number
  /** Determines all prices; the same seed gives the same prices at the same time. */
  seed: string
  clock: Clock
  /** Folder of accounts, PINs, enquiries and mails. */
  folder: string
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads the sandbox's settings: its port is that of BROKER_API_URL.
 * @throws {SettingsError} naming the variable at fault with an example
 */
export function readSandboxSettings(env: Record<string, string | undefined> = process.env): SandboxSettings {
  const { BROKER_API_URL, DATA_DIR, SANDBOX_CLOCK, SANDBOX_SEED } = readSettings(
    ['BROKER_API_URL', 'DATA_DIR', 'SANDBOX_CLOCK', 'SANDBOX_SEED'],
    env,
  )
  const url = new URL(BROKER_API_URL)
  if (!loopbackHosts.has(url.hostname)) {
    throw new SettingsError(
      `BROKER_API_URL names ${url.hostname}; the sandbox listens on this machine only. Example: BROKER_API_URL=http://localhost:4000`,
    )
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
    seed: SANDBOX_SEED,
    clock: clockFrom(SANDBOX_CLOCK || undefined),
    folder: join(DATA_DIR, 'sandbox'),
  }
}
