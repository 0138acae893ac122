import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProduct, pidOf, lastLinesOf } from '#tests/support/product/product.ts'
const p = await startProduct()
const { site, folder } = p.place
console.log('last-good files', readdirSync(join(folder, 'site', 'last-good')).length)
const lake = pidOf(folder, 'lake')!
process.kill(lake, 'SIGSTOP')
for (const path of ['/trading/forex/eurusd', '/', '/de', '/about/intro', '/trading/forex/eurusd']) {
  const t = Date.now()
  const r = await fetch(site + path)
  console.log(path, r.status, Date.now() - t, (await r.text()).slice(0, 60))
}
console.log(lastLinesOf(folder, 'site', 400).split('\n').filter((l) => /cannot|lake|at .*web/.test(l)).join('\n'))
process.kill(lake, 'SIGCONT')
await p.stop()
process.exit(0)
