import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#tests/support/process.ts'

/** The files of `deploy/nginx` without the limits for one address: a bench asks from one alone. */
export const unlimitedNginx = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-deploy-'))
  cpSync(join(root, 'deploy', 'nginx'), folder, { recursive: true })
  const file = join(folder, 'site.conf')
  const text = readFileSync(file, 'utf8')
  const open = text.replaceAll(/^limit_(?:req|conn) .*$/gm, '')
  if (open === text) throw new Error('site.conf has no limits')
  writeFileSync(file, open)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
