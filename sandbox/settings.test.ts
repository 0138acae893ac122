import { describe, expect, it } from 'vitest'
import { SettingsError } from '#settings/read.ts'
import { clockFrom } from './clock.ts'
import { readSandboxSettings } from './settings.ts'

describe('settings', () => {
  it('take the port from the address and have a seed', () => {
    const { host, port, seed } = readSandboxSettings({ BROKER_API_URL: 'http://localhost:4100' })
    expect({ host, port, seed }).toEqual({ host: 'localhost', port: 4100, seed: 'halyard' })
  })

  it.each([
    ['another machine', { BROKER_API_URL: 'https://api.broker.example' }],
    ['a clock that is none', { SANDBOX_CLOCK: 'noon' }],
    ['a long seed', { SANDBOX_SEED: 'x'.repeat(65) }],
  ])('refuse %s in one line', (_, env) => {
    expect(() => readSandboxSettings(env)).toThrow(SettingsError)
  })
})

describe('clock', () => {
  it('stands still, or runs on from an instant', () => {
    let now = 5_000
    const machine = () => now
    const still = clockFrom('=2026-11-18T12:00:00Z', machine)
    const running = clockFrom('2026-11-18T12:00:00Z', machine)
    now += 1_500
    const noon = Date.parse('2026-11-18T12:00:00Z')
    expect([still(), running(), clockFrom(undefined, machine)()]).toEqual([noon, noon + 1_500, 6_500])
  })
})
