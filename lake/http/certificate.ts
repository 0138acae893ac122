import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SettingsError } from '#settings/read.ts'

/** A certificate with its chain and its key, both in PEM form. */
export interface Certificate {
  cert: Buffer
  key: Buffer
  /** Problems that clients will have with it although the lake can start. */
  warnings: readonly string[]
}

/** The two files as the settings name them; empty where TLS is off. */
export interface CertificateFiles {
  LAKE_TLS_CERT: string
  LAKE_TLS_KEY: string
}

const read = (name: keyof CertificateFiles, file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new SettingsError(
      `${name} names ${file}, which cannot be read (${reason}). Name a file in PEM form that the lake may read.`,
    )
  }
}

/** @throws {SettingsError} naming the variable, its file and what should be in it */
const parse = <Value>(name: keyof CertificateFiles, file: string, what: string, work: () => Value): Value => {
  try {
    return work()
  } catch {
    throw new SettingsError(
      `${name} names ${file}, which holds no ${what}. Name a file that begins with -----BEGIN.`,
    )
  }
}

/**
 * Reads the certificate the lake serves HTTP/2 with, once at startup.
 * @param url address the lake is reached by
 * @returns nothing where TLS is off: neither variable is set
 * @throws {SettingsError} in one sentence, where clients could not connect with it
 */
export function readCertificate(
  { LAKE_TLS_CERT: certFile, LAKE_TLS_KEY: keyFile }: CertificateFiles,
  url: string,
  now = new Date(),
): Certificate | undefined {
  if (certFile === '' && keyFile === '') return undefined
  if (certFile === '' || keyFile === '') {
    const [set, missing] =
      certFile === '' ? ['LAKE_TLS_KEY', 'LAKE_TLS_CERT'] : ['LAKE_TLS_CERT', 'LAKE_TLS_KEY']
    throw new SettingsError(`${set} is set and ${missing} is not. Set both for TLS, or neither.`)
  }
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') {
    throw new SettingsError(
      `LAKE_TLS_CERT is set, but LAKE_URL is ${url}. Write https:// there, or remove LAKE_TLS_CERT and LAKE_TLS_KEY.`,
    )
  }
  const [cert, key] = [read('LAKE_TLS_CERT', certFile), read('LAKE_TLS_KEY', keyFile)]
  const certificate = parse(
    'LAKE_TLS_CERT',
    certFile,
    'certificate in PEM form',
    () => new X509Certificate(cert),
  )
  const privateKey = parse('LAKE_TLS_KEY', keyFile, 'private key in PEM form without a passphrase', () =>
    createPrivateKey(key),
  )
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new SettingsError(
      `The key in LAKE_TLS_KEY (${keyFile}) is not that of the certificate in LAKE_TLS_CERT (${certFile}). Name the two that were made together.`,
    )
  }
  const doubts = [
    ...(certificate.checkHost(hostname) === undefined
      ? [`it is not for ${hostname}, the host of LAKE_URL`]
      : []),
    ...(new Date(certificate.validTo) < now ? [`it ended on ${certificate.validTo}`] : []),
  ]
  return { cert, key, warnings: doubts }
}
