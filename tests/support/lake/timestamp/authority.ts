import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

const settings = `[tsa]
default_tsa = own
[own]
serial = serial
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
[extensions]
extendedKeyUsage = critical,timeStamping
`

/** A timestamp authority made of openssl alone. */
export interface Authority {
  url: string
  /** What it does with requests. */
  mode: 'away' | 'refusing' | 'answering'
  /** What `openssl ts -verify` says of a timestamp of a file. */
  verify: (timestamp: string, file: string) => { code: number | null; said: string }
  close: () => void
}

/** Starts one in a folder of its own, which nobody trusts but who takes its `ca.pem`. */
export async function startAuthority(folder: string): Promise<Authority> {
  const openssl = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    return { code: status, said: `${stdout}${stderr}` }
  }
  const must = (...args: string[]) => {
    const { code, said } = openssl(...args)
    if (code !== 0) throw new Error(`openssl ${args.join(' ')}: ${said}`)
  }
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  writeFileSync(join(folder, 'tsa.cnf'), settings)
  writeFileSync(join(folder, 'serial'), '01\n')
  must('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test CA', '-days', '2')
  must('req', ...newKey, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test TSA')
  const extensions = ['-extfile', 'tsa.cnf', '-extensions', 'extensions']
  const from = ['-in', 'tsa.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial']
  must('x509', '-req', ...from, '-out', 'tsa.pem', '-days', '2', ...extensions)
  const state: { mode: Authority['mode'] } = { mode: 'away' }
  const server = createServer((request, response) => {
    void buffer(request).then((query) => {
      if (state.mode === 'away') return response.writeHead(503).end()
      writeFileSync(join(folder, 'query'), state.mode === 'refusing' ? query.subarray(0, 20) : query)
      const reply = ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query']
      const { stdout } = spawnSync('openssl', reply, { cwd: folder })
      return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(stdout)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the authority has no port')
  return {
    url: `http://127.0.0.1:${address.port}/tsr`,
    get mode() {
      return state.mode
    },
    set mode(mode) {
      state.mode = mode
    },
    verify: (timestamp, file) =>
      openssl('ts', '-verify', '-in', timestamp, '-data', file, '-CAfile', 'ca.pem'),
    close: () => server.close(),
  }
}
