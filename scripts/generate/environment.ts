import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { environmentExample } from '#scripts/start/environment.ts'

const file = join(root, '.env.example')
const text = environmentExample()
if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write('.env.example differs from settings/table.ts. Write it with: npm run generate\n')
  process.exitCode = 1
}
