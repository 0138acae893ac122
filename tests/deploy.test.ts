import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { planRemoval } from '#scripts/backup/plan-removal.mjs'
import { lakeFigures } from '#lake/metrics/lake-metrics.ts'
import { RequestMeter } from '#lake/metrics/request-meter.ts'
import { settingsTable } from '#settings/table.ts'
import { ask, lacks } from '#tests/support/metrics.ts'
import { root } from '#tests/support/process.ts'
import { newDurations } from '#web/metrics/request-meter.ts'
import { addSiteMetrics } from '#web/metrics/site-metrics.ts'

const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8')

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            annotations: z.object({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('prometheus/rules.yaml')))
  .groups.flatMap((group) => group.rules)

const panels = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read('grafana/halyard.json'))).panels

/** Every metric that lake or site serves, with the rows that a histogram is told in. */
const served = (): Set<string> => {
  const site = new Registry()
  addSiteMetrics(site)
  newDurations(site)
  const names = [
    ...lakeFigures.map(({ name }) => name),
    ...[site, new RequestMeter().registry].flatMap((one) => one.getMetricsAsArray().map(({ name }) => name)),
  ]
  const rows = names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`, `${name}_sum`])
  // Prometheus' own: whether a program answered it.
  return new Set([...rows, 'up'])
}

/** Names of metrics in an expression: what is no function, keyword, label or number. */
const metricsIn = (expression: string): string[] => {
  const plain = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
  return [...plain.matchAll(/\b([a-z_]\w*)\b(?!\s*\()/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !['by', 'or', 'and', 'unless'].includes(name))
}

describe('alerts and dashboard', () => {
  it('name only what lake and site serve', () => {
    const known = served()
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map((one) => one.expr)),
    ]
    expect(rules.length).toBeGreaterThan(15)
    expect(panels.length).toBeGreaterThan(12)
    for (const expression of asked) {
      const names = metricsIn(expression)
      expect([expression, names.length > 0]).toEqual([expression, true])
      expect([expression, names.filter((name) => !known.has(name))]).toEqual([expression, []])
    }
    expect(metricsIn('rate(lake_nothing[5m]) > 1').filter((name) => !known.has(name))).toEqual([
      'lake_nothing',
    ])
  })

  it('each have a runbook, and a case in which they ring', () => {
    const guide = readFileSync(join(root, 'docs/guides/operating.md'), 'utf8')
    const cases = read('prometheus/rules.test.yaml')
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook).toBe(`docs/guides/operating.md#${alert.toLowerCase()}`)
      expect([alert, guide.includes(`### ${alert}\n`)]).toEqual([alert, true])
      expect([alert, cases.includes(`- name: ${alert}\n`)]).toEqual([alert, true])
    }
  })

  const noPromtool = lacks('promtool', 'apt-get install prometheus')
  it.skipIf(noPromtool)(`ring for what they are for, and else are silent ${noPromtool ?? ''}`, () => {
    for (const args of [
      ['check', 'rules', 'deploy/prometheus/rules.yaml'],
      ['check', 'config', 'deploy/prometheus/prometheus.yaml'],
      ['test', 'rules', 'deploy/prometheus/rules.test.yaml'],
    ]) {
      const { code, said } = ask('promtool', args)
      expect([args, code, code === 0 ? '' : said]).toEqual([args, 0, ''])
    }
  })
})

describe('nginx', () => {
  it('asks each instance at the one address where it listens: the name localhost is two on most machines', () => {
    const config = read('nginx/nginx.conf')
    const asked = [...config.matchAll(/^\s*server (\S+) max_fails=0;$/gm)].map(([, address]) => address)
    expect(asked).toEqual(['127.0.0.1:3001', '127.0.0.1:3002'])
    const server = readFileSync(join(root, 'web/server.ts'), 'utf8')
    expect(server).toContain("const host = '127.0.0.1'\n")
  })
})

describe('the compose file', () => {
  const service = z.looseObject({
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    command: z.array(z.string()).optional(),
    network_mode: z.string().optional(),
    depends_on: z.unknown().optional(),
  })
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read('compose.yaml'), { merge: true }))

  it('runs everything on a read-only root without capabilities, and holds no secret', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([
        'ground',
        'nginx',
        'lake',
        'site-1',
        'site-2',
        'redis',
        'prometheus',
        'backup',
      ]),
    )
    const secrets: string[] = Object.entries(settingsTable)
      .filter(([, setting]) => 'secret' in setting)
      .map(([name]) => name)
    for (const [name, { read_only, cap_drop, environment = {} }] of Object.entries(services)) {
      expect([name, read_only, cap_drop]).toEqual([name, true, ['ALL']])
      expect([name, Object.keys(environment).filter((one) => secrets.includes(one))]).toEqual([name, []])
    }
  })

  // Podman 4.7 is the first that knows `compose`; Debian 12 has an older one.
  const noCompose =
    ask('podman', ['compose', 'version']).code === 0
      ? undefined
      : 'podman compose is not on this machine (apt-get install podman podman-compose, from Debian 13 on)'
  it.skipIf(noCompose)(`is understood by podman ${noCompose ?? ''}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-compose-'))
    try {
      cpSync(join(root, 'deploy/compose.yaml'), join(folder, 'compose.yaml'))
      cpSync(join(root, 'deploy/secrets.env.example'), join(folder, 'secrets.env'))
      const { code, said } = ask('podman', ['compose', '-f', join(folder, 'compose.yaml'), 'config'])
      expect([code, code === 0 ? '' : said]).toEqual([0, ''])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('fills an empty lake, and no site depends on what has ended', () => {
    expect(services['content']?.command).toEqual(['node', 'content/seed.ts'])
    for (const name of ['site-1', 'site-2']) {
      expect(services[name]?.depends_on).toHaveProperty('lake.condition', 'service_healthy')
      expect(services[name]?.depends_on).not.toHaveProperty('content')
    }
  })

  it('keeps the network apart from the programs, so that each can be started again alone', () => {
    for (const name of ['nginx', 'lake', 'content', 'site-1', 'site-2', 'sandbox', 'prometheus']) {
      expect([name, services[name]?.network_mode]).toEqual([name, 'service:ground'])
    }
    expect(services['ground']?.command).toEqual(['sleep', 'infinity'])
  })
})

describe('the image', () => {
  it('holds no secret and no certificate of the machine that builds it', () => {
    for (const file of ['.containerignore', '.dockerignore']) {
      const left = readFileSync(join(root, file), 'utf8').split('\n')
      expect([file, left]).toEqual([
        file,
        expect.arrayContaining(['.env', 'deploy/secrets.env', 'deploy/tls', '.data']),
      ])
    }
  })
})

describe('the systemd units', () => {
  const noSystemd = lacks('systemd-analyze', 'systemd is not installed')

  it.skipIf(noSystemd)(`are sound, and take away what they do not need ${noSystemd ?? ''}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-units-'))
    const units = readdirSync(join(root, 'deploy/systemd')).filter((name) =>
      /\.(?:service|timer)$/.test(name),
    )
    expect(units.length).toBeGreaterThan(3)
    try {
      // The program must exist for the check.
      for (const unit of units) {
        const text = read(`systemd/${unit}`).replaceAll(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`)
        writeFileSync(join(folder, unit), text)
      }
      const files = units.map((unit) => join(folder, unit.replace('@', '@3001')))
      for (const [index, unit] of units.entries()) {
        if (unit.includes('@')) writeFileSync(String(files[index]), readFileSync(join(folder, unit)))
      }
      const { code, said } = ask('systemd-analyze', ['verify', '--man=no', ...files])
      const ours = said.split('\n').filter((line) => line.includes(folder) || line.includes('halyard'))
      expect([code, ours]).toEqual([0, []])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z`

describe('old backups', () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  const hourly = Array.from({ length: 24 * 400 }, (_, hours) => stamp(now - hours * 3_600_000))

  it('go, but for each of two days, one a day of a month, one a month of a year', () => {
    const removed = new Set(planRemoval(hourly, now))
    const kept = hourly.filter((name) => !removed.has(name))
    expect(kept.length).toBeGreaterThanOrEqual(48 + 29 + 11)
    expect(kept.length).toBeLessThanOrEqual(48 + 31 + 13)
    expect(kept).toContain(stamp(now))
    expect(removed.has(stamp(now - 399 * 86_400_000))).toBe(true)
  })

  it('that were killed are gone after a day', () => {
    const names = ['2026-11-24T110000Z.part', '2026-11-25T110000Z.part', '2026-11-25T113000Z']
    expect(planRemoval(names, now)).toEqual(['2026-11-24T110000Z.part'])
  })

  it('never are all of them, nor what is no backup', () => {
    expect(planRemoval(['2020-01-01T000000Z'], now)).toEqual([])
    expect(
      planRemoval(['notes', '2026-11-25T120000Z.part', '2019-01-01T000000Z', '2020-01-01T000000Z'], now),
    ).toEqual(['2019-01-01T000000Z'])
  })
})
