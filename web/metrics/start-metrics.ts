import 'server-only'
import { createRegistry, serveMetrics } from '#common/metrics/serve-metrics.ts'
import { privateServers } from '#web/lib/http/private-servers.ts'
import { measureRequests } from './request-meter.ts'
import { addSiteMetrics } from './site-metrics.ts'

/** Serves the metrics at SITE_METRICS_URL, unless it is empty. @throws when the address cannot be had */
export const startMetrics = async (address: string): Promise<void> => {
  if (address === '') return
  const registry = createRegistry()
  measureRequests(registry)
  addSiteMetrics(registry)
  try {
    const { server } = await serveMetrics(address, registry)
    privateServers.add(server)
  } catch (cause) {
    throw new Error('The address of SITE_METRICS_URL cannot be had. Set it to a free port of this machine.', {
      cause,
    })
  }
}
