import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'

/** A certificate nobody signed, with its key, for one host and 127.0.0.1. */
export interface TestCertificate {
  /** What a lake is started with. */
  env: { LAKE_TLS_CERT: string; LAKE_TLS_KEY: string }
  remove(): Promise<void>
}

/** Makes a new one, which ends after so many days; today where that is negative. */
export async function makeCertificate(days = 7, host = 'localhost'): Promise<TestCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-certificate-'))
  const day = 86_400_000
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 10 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: host },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  const env = { LAKE_TLS_CERT: join(folder, 'cert.pem'), LAKE_TLS_KEY: join(folder, 'key.pem') }
  await writeFile(env.LAKE_TLS_CERT, cert)
  await writeFile(env.LAKE_TLS_KEY, key)
  return {
    env,
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Has this process trust the certificate, as NODE_EXTRA_CA_CERTS does at a start. */
export const trust = (certificate: string): void =>
  setDefaultCACertificates([...getCACertificates('default'), certificate])
