import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { portOf } from '#scripts/start/ports.ts'
import { siteProcess } from '#scripts/start/site-process.ts'
import type { Program } from '#scripts/start/supervisor.ts'

type Addresses = Record<'SITE_URL' | 'LAKE_URL' | 'BROKER_API_URL', string>

/** The three programs of this machine, as `npm start` and `npm run dev` run them. */
export function programsFor(
  { SITE_URL, LAKE_URL, BROKER_API_URL }: Addresses,
  { dev, live }: { dev: boolean; live: boolean },
): Record<'lake' | 'sandbox' | 'site', Program> {
  const node = process.execPath
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const port = String(portOf(SITE_URL))
  return {
    lake: {
      name: 'lake',
      command: [node, 'lake/server.ts'],
      health: `${LAKE_URL}/readyz`,
      // In live mode a missing setting is reported by the launch check, together with its other findings.
      ...(live && { env: { DEMO_PASSWORD: '' } }),
    },
    sandbox: {
      name: 'sandbox',
      command: [node, 'sandbox/server.ts'],
      health: `${BROKER_API_URL}/healthz`,
    },
    site: {
      name: 'site',
      title: dev ? 'next' : siteProcess.title,
      command: dev
        ? [node, next, 'dev', 'web', '-p', port, '-H', 'localhost']
        : [node, ...siteProcess.flags, ...siteProcess.entry, port],
      env: dev ? {} : siteProcess.env,
      health: `${SITE_URL}/api/health`,
    },
  }
}
