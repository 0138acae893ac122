import { once } from 'node:events'
import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { count } from '#web/lib/counts.ts'
import { privateServers } from '#web/lib/http/private-servers.ts'
import { measureRequests } from './request-meter.ts'
import { addSiteMetrics } from './site-metrics.ts'

it('tells what was counted, each time anew', async () => {
  const registry = new Registry()
  addSiteMetrics(registry)
  const calls = registry.getSingleMetric('site_broker_calls_total')
  const labels = { endpoint: 'TEST1', outcome: 'failed' }
  const read = async () =>
    (await calls?.get())?.values.find(({ labels: one }) => one['endpoint'] === labels.endpoint)
  expect(await read()).toBeUndefined()
  for (const value of [1, 2]) {
    count('brokerCalls', 'TEST1 failed')
    expect(await read()).toMatchObject({ labels, value })
  }
})

it('tells outcomes that are known before at 0, so that the first of them is an increase', async () => {
  const registry = new Registry()
  addSiteMetrics(registry)
  const read = async () => (await registry.getSingleMetric('site_webhooks_total')?.get())?.values
  expect(await read()).toContainEqual(expect.objectContaining({ labels: { outcome: 'refused' }, value: 0 }))
  count('webhooks', 'refused')
  expect(await read()).toContainEqual(expect.objectContaining({ labels: { outcome: 'refused' }, value: 1 }))
})

it('is absent for what is not there', async () => {
  const registry = new Registry()
  addSiteMetrics(registry)
  for (const name of ['site_first_level_up', 'site_first_level_held']) {
    expect([name, (await registry.getSingleMetric(name)?.get())?.values]).toEqual([name, []])
  }
})

it('measures requests of visitors, and of no private server', async () => {
  const registry = new Registry()
  measureRequests(registry)
  const seen = async () =>
    (await registry.getSingleMetric('site_http_request_duration_seconds')?.get())?.values.find(
      ({ labels }) => labels['status'] === '4xx' && labels['method'] === 'other',
    ) !== undefined
  for (const isPrivate of [true, false]) {
    const server = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    if (isPrivate) privateServers.add(server)
    const told = server.address()
    const port = typeof told === 'object' ? told?.port : undefined
    await fetch(`http://127.0.0.1:${port}/`, { method: 'DELETE' })
    await expect.poll(seen).toBe(!isPrivate)
    server.closeAllConnections()
    server.close()
  }
})
