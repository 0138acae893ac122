import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { root, runScript, startScript } from '#tests/support/process.ts'

/**
 * Builds and starts a site of one page without anything: what Next and React alone weigh in this very version,
 * the floor under every budget (quality 1).
 */
export const startEmptySite = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = join(root, '.test', 'empty-site')
  mkdirSync(join(folder, 'app'), { recursive: true })
  const file = (name: string, text: string) => writeFileSync(join(folder, name), text)
  file('package.json', '{ "type": "module", "private": true }\n')
  file('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(root)} } }\n`)
  file(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  )
  file('app/page.jsx', 'export default function Page() { return <main>Empty</main> }\n')
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  const next = 'node_modules/next/dist/bin/next'
  await runScript([next, 'build', folder], env)
  const port = await freePort()
  const running = await startScript(
    [next, 'start', folder, '-p', String(port), '-H', 'localhost'],
    env,
    /Ready in/,
  )
  return { url: `http://localhost:${port}`, stop: () => running.end() }
}
