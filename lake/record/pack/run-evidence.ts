import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, setNiceness } from '#lake/process/child.ts'
import type { LakeSettings } from '#lake/settings.ts'
import type { Question } from './gather.ts'

const commands = fileURLToPath(new URL('../../cli.ts', import.meta.url))
/** Behind everybody who waits for the lake. */
const niceness = 10

/**
 * Makes an evidence pack by the command `evidence`, in a process of its own.
 * @returns its bytes, or what the command said instead
 */
export async function runEvidence(
  { address, from, until }: Question,
  { dataDir, url, siteUrl, browser }: Pick<LakeSettings, 'dataDir' | 'url' | 'siteUrl' | 'browser'>,
  dataset: string,
): Promise<{ bytes: Buffer | undefined; told: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-evidence-'))
  try {
    const out = join(folder, 'pack.wacz')
    const more = until === undefined ? [] : ['--until', until]
    const args = [commands, 'evidence', '--address', address, '--at', from, ...more, '--out', out]
    const child = spawn(process.execPath, args, {
      env: {
        ...nodeEnvironment(),
        DATA_DIR: dirname(dataDir),
        LAKE_URL: url,
        SITE_URL: siteUrl,
        SANITY_DATASET: dataset,
        CHROMIUM: browser,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.once('spawn', () => setNiceness(child.pid, niceness))
    let told = ''
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString('utf8')
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    return { bytes: code === 0 ? await readFile(out) : undefined, told: told.trim() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
