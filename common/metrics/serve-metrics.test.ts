import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { Gauge } from 'prom-client'
import { createRegistry, type MetricsPort, serveMetrics } from './serve-metrics.ts'

let port: MetricsPort | undefined

afterEach(async () => {
  await port?.stop()
  port = undefined
})

const freeAddress = () =>
  new Promise<string>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const told = server.address()
      server.close(() =>
        typeof told === 'object' && told
          ? resolve(`http://127.0.0.1:${told.port}`)
          : reject(new Error('no port')),
      )
    })
  })

it('answers GET /metrics with the values of the moment, and nothing else', async () => {
  const address = await freeAddress()
  const registry = createRegistry()
  const gauge = new Gauge({ name: 'sample_rows', help: 'Rows.', registers: [registry] })
  port = await serveMetrics(address, registry)
  for (const rows of [1, 2]) {
    gauge.set(rows)
    const answer = await fetch(`${address}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain(`sample_rows ${rows}`)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toContain('nodejs_active_handles_total')
  }
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics/x', 'GET'],
  ] as const)
    expect([path, (await fetch(address + path, { method })).status]).toEqual([path, 404])
})

it('says so when a value cannot be read, and when the address is taken', async () => {
  const address = await freeAddress()
  const registry = createRegistry()
  port = await serveMetrics(address, registry)
  await expect(serveMetrics(address, createRegistry())).rejects.toThrow('EADDRINUSE')
  const broken = new Gauge({
    name: 'broken_rows',
    help: 'Fails.',
    registers: [],
    collect: () => Promise.reject(new Error('broken')),
  })
  registry.registerMetric(broken)
  expect((await fetch(`${address}/metrics`)).status).toBe(500)
})
