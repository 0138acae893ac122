import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureEnvironmentFile, environmentExample } from '#scripts/start/environment.ts'
import { readSettings } from '#settings/read.ts'
import { type Setting, settingsTable } from '#settings/table.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const values = () =>
  Object.fromEntries(
    readFileSync(join(folder, '.env'), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
        return name ? [[name, value ?? '']] : []
      }),
  )

const table: Record<string, Setting> = settingsTable
const everyday = Object.keys(table)
  .filter((name) => !table[name]?.rare)
  .sort()

it('writes every variable of daily use once, with secrets that differ, and values that pass the table', () => {
  expect(ensureEnvironmentFile(folder, {}).created).toBe(true)
  const first: Record<string, string> = values()
  expect(Object.keys(first).sort()).toEqual(everyday)
  expect(first['SESSION_SECRET']).toMatch(/^[0-9a-f]{64}$/)
  expect(first['SESSION_SECRET']).not.toBe(first['REVALIDATE_SECRET'])
  expect(() => readSettings(['SITE_URL', 'SANITY_API_WRITE_TOKEN', 'SESSION_SECRET'], first)).not.toThrow()
  expect(ensureEnvironmentFile(folder, {})).toEqual({ created: false, added: [] })
  expect(values()).toEqual(first)
})

it('adds what a newer version asks for and keeps what stands', () => {
  writeFileSync(join(folder, '.env'), 'SITE_URL=http://localhost:3030')
  const { created, added } = ensureEnvironmentFile(folder, {})
  expect(created).toBe(false)
  expect(added).not.toContain('SITE_URL')
  expect(values()['SITE_URL']).toBe('http://localhost:3030')
  expect(values()['SESSION_SECRET']).toMatch(/^[0-9a-f]{64}$/)
})

it('writes what the start was given, and no default in its place; secrets not given are random', () => {
  const given = {
    SITE_URL: 'http://localhost:3200',
    DEMO_PASSWORD: 'as-we-agreed',
    SMTP_FROM: 'Halyard #1 <desk@halyard.example>',
    LAKE_URL: '',
    PATH: '/bin',
  }
  ensureEnvironmentFile(folder, given)
  const written: Record<string, string> = values()
  expect(written).toMatchObject({ SITE_URL: 'http://localhost:3200', DEMO_PASSWORD: 'as-we-agreed' })
  expect(written['LAKE_URL']).toBe(settingsTable.LAKE_URL.fallback)
  expect(written['SESSION_SECRET']).toMatch(/^[0-9a-f]{64}$/)
  expect(written).not.toHaveProperty('PATH')
  expect(parseEnv(readFileSync(join(folder, '.env'), 'utf8'))['SMTP_FROM']).toBe(given.SMTP_FROM)
  ensureEnvironmentFile(folder, { SITE_URL: 'http://localhost:9' })
  expect(values()['SITE_URL']).toBe('http://localhost:3200')
})

it('names a malformed or missing variable with an example', () => {
  expect(() => readSettings(['SITE_URL', 'SESSION_SECRET'], { SITE_URL: 'localhost:3000' })).toThrow(
    /SITE_URL must be an http\(s\) address.*Example: SITE_URL=http:\/\/localhost:3000\nSESSION_SECRET is not set/s,
  )
})

it('documents every variable in .env.example', () => {
  const text = environmentExample()
  for (const name of Object.keys(settingsTable)) expect(text).toMatch(new RegExp(`\\n(# )?${name}=`))
})
